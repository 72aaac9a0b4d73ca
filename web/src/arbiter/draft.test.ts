import { describe, expect, it } from 'vitest';
import { actOf, emptyDraft, scaleOf, type Draft } from './draft';
import type { PowerName } from './powers';

const NOW = { at: 600_000, wall: new Date(2026, 10, 16, 15, 0).getTime() };
const made = (power: PowerName, filled: Partial<Draft>) => actOf(power, { ...emptyDraft(), ...filled }, NOW);

describe('what an arbiter fills in', () => {
  it('becomes time given or taken by the sign of the change', () => {
    expect(made('adjust', { player: 'black', change: '+1:30', why: 'noise' })).toEqual({
      act: { act: 'add_time', player: 'black', ms: 90_000, why: 'noise' },
    });
    expect(made('adjust', { change: '−0:30' })).toEqual({ act: { act: 'deduct_time', player: 'white', ms: 30_000 } });
    expect(made('adjust', { change: '+0:00' })).toEqual({ unread: 'change' });
    expect(made('adjust', { change: '90' })).toEqual({ unread: 'change' });
  });

  it('sets only the clocks that are filled in', () => {
    expect(made('set', { black: '42:48' })).toEqual({ act: { act: 'set_clock', black: 2_568_000 } });
    expect(made('set', { white: '1:00:00', moves: '24' })).toEqual({
      act: { act: 'set_clock', white: 3_600_000, moves: 24 },
    });
    expect(made('set', {})).toEqual({ unread: 'white' });
    expect(made('set', { black: '−1:00' })).toEqual({ unread: 'black' });
    expect(made('set', { white: '1:00', moves: '2.5' })).toEqual({ unread: 'moves' });
  });

  it('gives a penalty its amount only where it has one', () => {
    expect(made('penalise', { penalty: 'warning', amount: 'x' })).toEqual({
      act: { act: 'penalise', player: 'white', penalty: 'warning' },
    });
    expect(made('penalise', { penalty: 'opponent_time', amount: '2:00' })).toMatchObject({ act: { ms: 120_000 } });
    expect(made('penalise', { penalty: 'offender_time', amount: '' })).toEqual({ unread: 'amount' });
    expect(made('penalise', { penalty: 'offender_score', points: '0.5' })).toMatchObject({ act: { points: 0.5 } });
    expect(made('penalise', { penalty: 'offender_score' })).toEqual({ unread: 'points' });
  });

  it('scores by the scale of the event, and leaves a loss to the Laws unless points are said', () => {
    expect(scaleOf({ scoring: [3, 1, 0] })).toEqual([0, 1, 3]);
    expect(scaleOf({})).toEqual([0, 0.5, 1]);
    expect(made('penalise', { penalty: 'opponent_score', points: '3' })).toMatchObject({ act: { points: 3 } });
    expect(made('penalise', { penalty: 'loss' })).toEqual({
      act: { act: 'penalise', player: 'white', penalty: 'loss' },
    });
    expect(made('penalise', { penalty: 'loss', points: '0' })).toMatchObject({ act: { points: 0 } });
  });

  it('takes back, admits, reopens and ends the session, with the reason', () => {
    expect(made('undo', { player: 'black', undone: 'warning', why: 'a slip' })).toEqual({
      act: { act: 'undo_offence', player: 'black', what: 'warning', why: 'a slip' },
    });
    expect(made('admit', { why: 'late train' })).toEqual({ act: { act: 'admit', player: 'white', why: 'late train' } });
    expect(made('reopen', { why: 'a slip' })).toEqual({ act: { act: 'reopen', why: 'a slip' } });
    expect(made('session', { why: 'x' })).toEqual({ act: { act: 'end_session' } });
  });

  it('puts the moment of a resumption on the scale of the game', () => {
    expect(made('adjourn', { resumeAt: '2026-11-16T16:00', place: ' Room 2 ' })).toEqual({
      act: { act: 'adjourn', resume_at: NOW.at + 3_600_000, place: 'Room 2' },
    });
    expect(made('adjourn', {})).toEqual({ act: { act: 'adjourn' } });
    expect(made('adjourn', { resumeAt: '2020-01-01T10:00' })).toEqual({ unread: 'resumeAt' });
  });

  it('carries its reason into the record, by the name the act has for it', () => {
    expect(made('stop', { why: 'fire alarm' })).toEqual({ act: { act: 'stop_clocks', reason: 'fire alarm' } });
    expect(made('declare', { result: '1/2-1/2', why: ' both agreed ' })).toEqual({
      act: { act: 'declare', result: '1/2-1/2', why: 'both agreed' },
    });
    expect(made('declare', { why: 'x' })).toEqual({ unread: 'result' });
  });

  it('has no reason beside what explains itself', () => {
    expect(made('start', { why: 'x' })).toEqual({ act: { act: 'start' } });
    expect(made('open', { why: 'x' })).toEqual({ act: { act: 'open_envelope' } });
  });

  it('names the offender of an irregularity only if there is one', () => {
    expect(made('report', { irregularity: 'device', offender: 'black' })).toEqual({
      act: { act: 'report', irregularity: 'device', player: 'black' },
    });
    expect(made('report', { irregularity: 'clock_wrong' })).toEqual({
      act: { act: 'report', irregularity: 'clock_wrong' },
    });
  });

  it('appoints an assistant for tasks, never for none', () => {
    expect(made('appoint', { tasks: [] })).toEqual({ unread: 'tasks' });
    expect(made('appoint', { player: 'black', tasks: ['move'], assistant: 'Eva' })).toEqual({
      act: { act: 'appoint', player: 'black', tasks: ['move'], assistant: 'Eva' },
    });
  });
});
