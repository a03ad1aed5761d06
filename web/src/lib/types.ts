// What travels between the server and the page is written by the server's own types.

export type {
  Arg,
  ChatTold,
  ClockRule,
  ClockTold,
  FaultTold,
  GameTold,
  HintTold,
  HistoryTold,
  NewTable,
  OptionRow,
  Outcome,
  PersonTold,
  RatingPoint,
  RatingTold,
  RematchTold,
  RulesTold,
  SeatTold,
  SessionTold,
  Sitter,
  Span,
  TableListed,
  TableTold,
  TextTold,
  Told,
  Update,
  Wish,
} from "../generated/protocol";

export type Lang = "en" | "ru" | "uk";
