import { expect, it } from 'vitest';
import { addressIn } from './link';

const here = 'http://hall.test';

it('a link leads to its table, by whatever name the hall goes', () => {
  expect(addressIn('http://192.168.1.7:8080/seat/k3vx#i=abc', here)).toBe('/seat/k3vx#i=abc');
  expect(addressIn(' /game/k3vx ', here)).toBe('/game/k3vx');
});

it('the name of a table leads there', () => {
  expect(addressIn('k3vxq2', here)).toBe('/game/k3vxq2');
});

it('anything else leads nowhere', () => {
  expect(addressIn('', here)).toBeNull();
  expect(addressIn('http://elsewhere.test/', here)).toBeNull();
  expect(addressIn('e4 e5', here)).toBeNull();
});
