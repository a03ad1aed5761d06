//! `crossroads play`: a table in the terminal for people and bots.

use super::replay::result;
use super::{Chosen, bot_names, find_game, rules};
use crate::hindsight::hindsight;
use crate::railroad_ink;
use crate::words::{Words, faint, notice as notice_style, strong};
use anyhow::{Context, Result, bail};
use crossroads_bots::Patience;
use crossroads_bots::roster::{self, AnyPlayer};
use crossroads_engine::clauses::Rulebook;
use crossroads_engine::erased::{AnyActError, AnyTable, Choice};
use crossroads_engine::{Arg, Lang, Message, Seat, Seed, Viewer};
use crossroads_railroad_ink::data::Drawing;
use serde_json::Value;
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Play at a table in the terminal, with people and bots.
#[derive(clap::Args)]
#[command(
    after_help = "Example: crossroads play railroad-ink --people 2 --bots greedy --lang uk --record table.json"
)]
pub struct Args {
    /// The game, such as railroad-ink.
    #[arg(default_value = "railroad-ink")]
    game: String,
    /// How many people share this terminal.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// The names of the people, separated by commas.
    #[arg(long)]
    names: Option<String>,
    /// The bots at the table, separated by commas; an empty list means none.
    #[arg(long, default_value = "greedy")]
    bots: String,
    #[command(flatten)]
    chosen: Chosen,
    /// A number from which the dice follow; drawn by lot if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// The language: en, ru or uk.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Write the record of the table to this file at the end.
    #[arg(long)]
    record: Option<PathBuf>,
}

impl Default for Args {
    /// What `crossroads` alone does: one person against the strongest bot.
    fn default() -> Args {
        Args {
            game: "railroad-ink".to_owned(),
            people: 1,
            names: None,
            bots: "greedy".to_owned(),
            chosen: Chosen::default(),
            seed: None,
            lang: Lang::En,
            record: None,
        }
    }
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let mut evening = Evening::new(args)?;
    let (mut input, mut out) = (std::io::stdin().lock(), anstream::stdout().lock());
    evening.open(&mut out)?;
    // Whoever takes the keyboard out of turn, because it may do something besides.
    let mut besides = None;
    while let Some(waited_for) = evening.table.to_act().iter().next() {
        let seat = besides.take().unwrap_or(waited_for);
        if evening.bot_of(seat).is_some() {
            evening.let_bot_act(seat, &mut out)?;
            continue;
        }
        let wish = match evening.ask(seat, &mut input, &mut out)? {
            Wish::Acted => evening.offer_undo(seat, &mut input, &mut out)?,
            wish => wish,
        };
        match wish {
            Wish::Acted => {}
            Wish::Pass(other) => besides = Some(other),
            Wish::Leave => {
                evening.say(&Message::new("cli-left"), &mut out)?;
                return Ok(ExitCode::SUCCESS);
            }
        }
    }
    evening.close(args, &mut out)?;
    Ok(ExitCode::SUCCESS)
}

/// A table with the people and bots around it.
struct Evening {
    table: Box<dyn AnyTable>,
    words: Words,
    rules: Rulebook,
    people: u8,
    bots: Vec<Box<dyn AnyPlayer>>,
    /// What each person has been told, and by which act; the newest last.
    logs: Vec<Vec<(usize, String)>>,
    /// The acts of each seat that it has not taken back, by number.
    acts: Vec<Vec<usize>>,
    /// The number of the last act.
    act: usize,
    /// Who looks at the screen.
    looking: Option<Seat>,
    /// Whether that is a screen, which can be wiped, or a file.
    screen: bool,
    /// What the person at the screen must not miss when it is wiped.
    notice: Option<String>,
}

/// How many lines of the log stay above the board.
const LOG_LINES: usize = 8;

/// Wipes the screen and what was scrolled away.
const WIPE: &str = "\x1b[3J\x1b[2J\x1b[H";

/// What a person wants beside a choice.
#[derive(PartialEq, Eq)]
enum Wish {
    Acted,
    /// Another person wants to do something, for whom the table does not wait.
    Pass(Seat),
    Leave,
}

impl Evening {
    fn new(args: &Args) -> Result<Evening> {
        let game = find_game(&args.game)?;
        let info = game.info();
        let bots: Vec<&str> = match args.bots.as_str() {
            "" => Vec::new(),
            names => bot_names(names, names.split(',').count() as u8, info)?,
        };
        let seats = usize::from(args.people) + bots.len();
        if args.people == 0 {
            bail!("at least one person plays; `crossroads simulate` is for bots among themselves");
        }
        let seed = match args.seed {
            Some(number) => Seed::from_number(number),
            None => random_seed()?,
        };
        let (table, events) = game.new_table(&args.chosen.options(game.info())?, seats as u8, seed)?;
        let mut words = Words::new(info, args.lang);
        words.names = names(args, &bots, &words);
        words.mine = (args.people == 1).then_some(Seat(0));
        let first: Vec<(usize, String)> =
            events.seen_by(Viewer::Spectator).iter().map(|seen| (0, words.story_line(seen))).collect();
        let bots = bots.iter().enumerate().map(|(number, name)| {
            roster::any_bot(info.id, name, number as u64).with_context(|| format!("no bot `{name}`"))
        });
        Ok(Evening {
            table,
            rules: Rulebook::parse(info.rules.get(args.lang)),
            people: args.people,
            bots: bots.collect::<Result<_>>()?,
            logs: vec![first; usize::from(args.people)],
            acts: vec![Vec::new(); seats],
            act: 0,
            looking: (args.people == 1).then_some(Seat(0)),
            screen: std::io::stdout().is_terminal(),
            notice: None,
            words,
        })
    }

    fn say(&self, message: &Message, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{}", self.words.say(message))?;
        Ok(())
    }

    /// Tells the person at the screen something that the next board must not push away.
    fn note(&mut self, message: &Message, out: &mut impl Write) -> Result<()> {
        let words = self.words.say(message);
        if self.screen {
            self.notice = Some(words);
            return Ok(());
        }
        writeln!(out, "{words}")?;
        Ok(())
    }

    /// The keys, and how an action is written out, with one that a person could do now as the example.
    fn help(&self, seat: Option<Seat>) -> String {
        let keys = self.words.say(&Message::new("cli-help"));
        let own = seat.and_then(|seat| self.table.choices(seat).into_iter().next());
        let Some(choice) = own else { return keys };
        let example = Message::new("cli-help-example").with("example", written(&choice.action));
        format!("{keys} {}", self.words.say(&example))
    }

    fn open(&self, out: &mut impl Write) -> Result<()> {
        let (bold, dim) = (strong(), faint());
        writeln!(out, "{bold}{}{bold:#}", self.table.info().title)?;
        let hash = self.table.commitment().to_string();
        let commitment = self.words.say(&Message::new("cli-commitment").with("hash", hash));
        // Several people look on, and choices may be secret.
        let alone = (self.people == 1).then_some(Seat(0));
        let help = self.help(alone);
        writeln!(out, "{dim}{commitment}\n{help}{dim:#}\n")?;
        Ok(())
    }

    fn close(&self, args: &Args, out: &mut impl Write) -> Result<()> {
        for line in self.table.text(Viewer::Spectator, &[]) {
            writeln!(out, "{}", self.words.paint(&line))?;
        }
        write!(out, "\n{}", result(&self.words, &*self.table))?;
        write!(out, "{}", hindsight(&self.words, &*self.table))?;
        if let Some(file) = &args.record {
            let text = serde_json::to_string(&self.table.record())?;
            std::fs::write(file, text).with_context(|| file.display().to_string())?;
            let shown = file.display().to_string();
            self.say(&Message::new("cli-recorded").with("file", shown), out)?;
        }
        Ok(())
    }

    fn bot_of(&mut self, seat: Seat) -> Option<&mut Box<dyn AnyPlayer>> {
        self.bots.get_mut(usize::from(seat.0.checked_sub(self.people)?))
    }

    fn let_bot_act(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        let Evening { table, bots, people, .. } = self;
        let bot = bots.get_mut(usize::from(seat.0 - *people)).context("a seat without a player")?;
        let action = bot.choose(&**table, seat, &Patience::ENDLESS).context("the bot has no answer")?;
        self.act(seat, &action, out)
    }

    /// Carries out an action and tells everybody what they may know of it, or tells the actor why not.
    fn act(&mut self, seat: Seat, action: &Value, out: &mut impl Write) -> Result<()> {
        match self.table.act(seat, action) {
            Ok(events) => {
                self.act += 1;
                self.acts[seat.index()].push(self.act);
                for person in Seat::all(self.people) {
                    self.words.mine = Some(person);
                    for seen in events.seen_by(Viewer::Seat(person)) {
                        let line = self.words.story_line(&seen);
                        if self.looking == Some(person) && !self.screen {
                            let dim = faint();
                            writeln!(out, "{dim}{line}{dim:#}")?;
                        }
                        self.logs[person.index()].push((self.act, line));
                    }
                }
                self.words.mine = self.looking;
                Ok(())
            }
            Err(AnyActError::Refused { clause, reason, .. }) => {
                let refused =
                    Message::new("cli-refused").with("clause", clause.to_owned()).with("reason", reason);
                self.note(&refused, out)
            }
            Err(AnyActError::Malformed(error)) => {
                self.note(&Message::new("cli-malformed").with("error", error), out)
            }
            Err(AnyActError::NoSuchSeat) => bail!("the table has no seat {seat}"),
        }
    }

    /// Takes back what a seat did last, and what was told of it.
    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        if self.table.undo(seat).is_err() {
            return self.note(&Message::new("cli-nothing-to-take-back"), out);
        }
        if let Some(undone) = self.acts[seat.index()].pop() {
            self.logs.iter_mut().for_each(|log| log.retain(|(act, _)| *act != undone));
        }
        self.note(&Message::new("cli-taken-back"), out)
    }

    /// A person who is not asked any more, but could still take back the last act, may do so before the others go on.
    fn offer_undo(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<Wish> {
        while !self.table.to_act().contains(seat)
            && !self.table.to_act().is_empty()
            && self.table.can_undo(seat)
        {
            let bold = strong();
            let question = self.words.say(&Message::new("cli-done").with("seat", seat));
            write!(out, "\n{bold}{question}{bold:#} ")?;
            out.flush()?;
            match read_line(input)?.as_deref() {
                None | Some("q") => return Ok(Wish::Leave),
                Some("" | "1") => break,
                Some("u") => self.undo(seat, out)?,
                Some(_) => {}
            }
        }
        Ok(Wish::Acted)
    }

    /// Shows a person the board and asks for one choice, menu by menu.
    fn ask(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<Wish> {
        if self.looking != Some(seat) && self.has_secrets(seat) {
            self.hand_over(seat, input, out)?;
        }
        self.looking = Some(seat);
        self.words.mine = Some(seat);
        let choices = self.table.choices(seat);
        // The steps chosen so far: die, cell, orientation.
        let mut path: Vec<Message> = Vec::new();
        loop {
            let open: Vec<&Choice> = choices.iter().filter(|choice| choice.path.starts_with(&path)).collect();
            let menu = menu(&open, path.len());
            self.show(seat, &open, &menu, &path, out)?;
            let Some(line) = read_line(input)? else { return Ok(Wish::Leave) };
            match line.as_str() {
                "" => {}
                "q" => return Ok(Wish::Leave),
                "b" => {
                    path.pop();
                }
                "u" => {
                    self.undo(seat, out)?;
                    return Ok(Wish::Acted);
                }
                "l" => {
                    let lines: Vec<&str> =
                        self.logs[seat.index()].iter().map(|(_, line)| line.as_str()).collect();
                    self.notice = Some(lines.join("\n"));
                }
                "h" => self.notice = Some(self.help(Some(seat))),
                _ if line.starts_with("p ") => match self.person(line[2..].trim()) {
                    Some(other) if other != seat => return Ok(Wish::Pass(other)),
                    _ => self.note(&Message::new("cli-nothing-besides"), out)?,
                },
                _ if line.starts_with("r ") => self.notice = Some(self.rule(line[2..].trim())),
                _ => {
                    if let Some(action) = written_action(&line) {
                        self.act(seat, &action, out)?;
                        return Ok(Wish::Acted);
                    }
                    let picked = line.parse().ok().and_then(|n: usize| menu.get(n.wrapping_sub(1)));
                    let Some(picked) = picked else {
                        self.note(&Message::new("cli-no-such-choice"), out)?;
                        continue;
                    };
                    path.push((*picked).clone());
                }
            }
            let mut chosen = choices.iter().filter(|choice| choice.path.starts_with(&path));
            if let (Some(choice), None) = (chosen.next(), chosen.next()) {
                self.act(seat, &choice.action.clone(), out)?;
                return Ok(Wish::Acted);
            }
        }
    }

    /// Whether the people at this screen may not all see what this one sees: boards differ, or several choose at once.
    fn has_secrets(&self, seat: Seat) -> bool {
        let board = |seat| self.table.text(Viewer::Seat(seat), &[]);
        self.table.to_act().len() > 1 || Seat::all(self.people).any(|other| board(other) != board(seat))
    }

    /// The person with this number at the screen, if the table waits for it or it may do something besides.
    fn person(&self, number: &str) -> Option<Seat> {
        let seat = Seat(number.parse::<u8>().ok()?.checked_sub(1)?);
        let may_act = seat.0 < self.people && !self.table.choices(seat).is_empty();
        may_act.then_some(seat)
    }

    /// Several people share the screen: the next one sees it only when the others look away.
    fn hand_over(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        if self.screen {
            write!(out, "{WIPE}")?;
        }
        self.say(&Message::new("cli-hand-over").with("seat", seat), out)?;
        out.flush()?;
        read_line(input)?;
        Ok(())
    }

    fn show(
        &mut self,
        seat: Seat,
        open: &[&Choice],
        menu: &[&Message],
        path: &[Message],
        out: &mut impl Write,
    ) -> Result<()> {
        let lit: Vec<Value> = if path.is_empty() {
            Vec::new()
        } else {
            open.iter().map(|choice| choice.action.clone()).collect()
        };
        let dim = faint();
        if self.screen {
            write!(out, "{WIPE}")?;
            let log = &self.logs[seat.index()];
            for (_, line) in &log[log.len().saturating_sub(LOG_LINES)..] {
                writeln!(out, "{dim}{line}{dim:#}")?;
            }
        }
        writeln!(out)?;
        for line in self.table.text(Viewer::Seat(seat), &lit) {
            writeln!(out, "{}", self.words.paint(&line))?;
        }
        if let Some(prompt) = self.table.view(Viewer::Seat(seat)).prompt {
            writeln!(out, "\n{}", self.words.line(&prompt))?;
        }
        let bold = strong();
        for step in path {
            writeln!(out, "{bold}> {}{bold:#}", self.words.say(step))?;
        }
        let rows: Vec<String> = menu
            .iter()
            .enumerate()
            .map(|(number, message)| format!("{:>3}  {}", number + 1, self.words.say(message)))
            .collect();
        write_in_columns(&rows, out)?;
        if let Some(notice) = self.notice.take() {
            let lit = notice_style();
            writeln!(out, "\n{lit}{notice}{lit:#}")?;
        }
        let question = self.words.say(&Message::new("cli-your-choice").with("seat", seat));
        write!(out, "{bold}{question}:{bold:#} ")?;
        out.flush()?;
        Ok(())
    }

    fn rule(&self, id: &str) -> String {
        match self.rules.clause(id) {
            Some(clause) => rules::clause_line(clause),
            None => self.words.say(&Message::new("cli-no-such-rule")),
        }
    }
}

/// An action as a person can write it out: what [`written_action`] reads.
fn written(action: &Value) -> String {
    let notation = action.as_object().and_then(|action| match action.iter().next() {
        Some((kind, Value::String(drawing))) if kind.starts_with("draw") => Some(drawing.clone()),
        _ => None,
    });
    notation.filter(|it| it.parse::<Drawing>().is_ok()).unwrap_or_else(|| action.to_string())
}

/// An action that a person wrote out: as JSON, or in the notation of Railroad Ink.
fn written_action(line: &str) -> Option<Value> {
    if line.starts_with(['{', '"']) {
        return serde_json::from_str(line).ok();
    }
    let drawing: Drawing = line.to_uppercase().replace('O', "o").parse().ok()?;
    serde_json::to_value(railroad_ink::draw(drawing)).ok()
}

/// The different next steps of the open choices, in order.
fn menu<'a>(open: &[&'a Choice], depth: usize) -> Vec<&'a Message> {
    let mut menu: Vec<&Message> = Vec::new();
    for step in open.iter().filter_map(|choice| choice.path.get(depth)) {
        if !menu.contains(&step) {
            menu.push(step);
        }
    }
    // Things of one kind that have a number or a notation, such as columns or cells, stand in its order.
    if menu.iter().all(|step| step.id == menu[0].id) {
        menu.sort_by_key(|step| match step.args.first() {
            Some((_, Arg::Number(number))) => (*number, String::new()),
            Some((_, Arg::Code(code))) => (0, code.clone()),
            _ => (0, String::new()),
        });
    }
    menu
}

/// Short rows stand side by side, so that a menu of forty cells fits on a screen.
fn write_in_columns(rows: &[String], out: &mut impl Write) -> Result<()> {
    let widest = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0) + 3;
    let columns = (100 / widest).max(1);
    for line in rows.chunks(columns) {
        for row in line {
            write!(out, "{row:<widest$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// A line without its end, or `None` when there is nobody to read from.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut line = String::new();
    let read = input.read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}

fn names(args: &Args, bots: &[&str], words: &Words) -> Vec<String> {
    let given: Vec<&str> = args.names.iter().flat_map(|names| names.split(',')).collect();
    let person = |number: u8| match given.get(usize::from(number)) {
        Some(name) => (*name).to_owned(),
        None => words.say(&Message::new("cli-person").with("number", i64::from(number) + 1)),
    };
    let bot = |(number, name): (usize, &&str)| {
        let bot = Message::new("cli-bot").with("name", (*name).to_owned());
        words.say(&bot.with("number", number as i64 + 1))
    };
    (0..args.people).map(person).chain(bots.iter().enumerate().map(bot)).collect()
}

fn random_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow::anyhow!("no randomness to be had: {error}"))?;
    Ok(Seed(bytes))
}
