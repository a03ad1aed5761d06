//! Scenarios, one file a chapter of the rules. The first line above a test names the clauses and worked scenarios it
//! proves; it would fail if they were not kept.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod crews;
mod scene;

mod advance;
mod airstrikes;
mod arrival;
mod bikes;
mod bikes_drive;
mod bonus_commands;
mod bounties;
mod carnage;
mod carnage_fire;
mod carnage_ground;
mod carnage_hazards;
mod carnage_lasting;
mod commands;
mod components;
mod conditions;
mod damage;
mod engineering;
mod gangs;
mod hazards;
mod hindsight;
mod house_rules;
mod leaders;
mod meetings;
mod movement;
mod one_shots;
mod outlook;
mod rig;
mod rig_carnage;
mod rig_commands;
mod rig_drives;
mod rig_end;
mod rig_meets;
mod rounds;
mod setup;
mod shooting;
mod shop;
mod slams;
mod terrain;
mod twin;
mod upgrades;
mod upgrades_guns;
mod victory;
mod windows;
