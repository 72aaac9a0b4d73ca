import { describe, expect, it } from 'vitest';
import { POWERS, standing, type PowerName, type Situation } from './powers';

const playing: Situation = {
  phase: 'playing',
  isClaimOpen: false,
  isAppealOpen: false,
  hasOffences: false,
  isSomebodyAbsent: false,
  isLostByDefault: false,
  hasMoves: true,
  regulations: { edition: '2018', time_control: '5400+30', board: 'physical', supervision: 'adequate' },
};
const shown = (situation: Situation): PowerName[] =>
  POWERS.map((power) => power.name).filter((name) => standing(name, situation) === 'shown');

describe('the powers that an arbiter is offered', () => {
  it('are to start before the game and to stop while it goes on', () => {
    expect(shown({ ...playing, phase: 'waiting', hasMoves: false })).toEqual(['start', 'warn', 'appoint', 'declare']);
    expect(standing('stop', playing)).toBe('shown');
    expect(standing('start', playing)).toBe('hidden');
    expect(standing('resume', { ...playing, phase: 'stopped' })).toBe('shown');
  });

  it('wait for the decision on an open claim before play goes on', () => {
    expect(standing('resume', { ...playing, phase: 'stopped', isClaimOpen: true })).toBe('claim');
  });

  it('have no clock where none is used', () => {
    const casual = { ...playing, regulations: { ...playing.regulations, time_control: '-' } };
    expect(shown(casual)).not.toContain('stop');
    expect(standing('set', casual)).toBe('hidden');
  });

  it('know no illegal move on a board that refuses them', () => {
    const assisted = { ...playing, regulations: { ...playing.regulations, board: 'assisted' as const } };
    expect(standing('illegal', assisted)).toBe('hidden');
  });

  it('say why they wait', () => {
    expect(standing('restore', { ...playing, hasMoves: false })).toBe('no-moves');
    expect(standing('adjust', { ...playing, phase: 'waiting' })).toBe('waiting');
    expect(standing('penalise', { ...playing, phase: 'waiting' })).toBe('waiting');
  });

  it('keep what remains after the end', () => {
    expect(shown({ ...playing, phase: 'finished', isAppealOpen: true })).toEqual([
      'warn',
      'penalise',
      'appeal',
      'declare',
      'reopen',
    ]);
  });

  it('take back an offence only where one was counted', () => {
    expect(standing('undo', playing)).toBe('hidden');
    expect(standing('undo', { ...playing, hasOffences: true })).toBe('shown');
    expect(standing('undo', { ...playing, phase: 'finished', hasOffences: true })).toBe('shown');
  });

  it('admit a player who is not here, or who lost by that', () => {
    expect(standing('admit', playing)).toBe('hidden');
    expect(standing('admit', { ...playing, phase: 'waiting', isSomebodyAbsent: true })).toBe('shown');
    expect(standing('admit', { ...playing, phase: 'finished', isSomebodyAbsent: true })).toBe('hidden');
    expect(standing('admit', { ...playing, phase: 'finished', isLostByDefault: true })).toBe('shown');
  });

  it('end a session only while the game is played', () => {
    expect(standing('session', playing)).toBe('shown');
    expect(standing('session', { ...playing, phase: 'sealing' })).toBe('hidden');
    expect(standing('reopen', playing)).toBe('hidden');
  });

  it('open the envelope only of an adjourned game, and seal none where nobody could keep it', () => {
    expect(shown({ ...playing, phase: 'adjourned' })).toEqual(expect.arrayContaining(['open', 'lost', 'resume']));
    expect(standing('adjourn', { ...playing, regulations: { supervision: 'none' } })).toBe('hidden');
  });
});
