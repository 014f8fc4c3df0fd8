// Of a chain or a net, the part that belongs to the sentence that is read.

import { expect, it } from 'vitest';
import { fading, type Shape } from '../../app/src/draw/drawing';

const shapes = [{ class: 'mark' }, { class: 'link', line: '2' }, { class: 'link', line: '3' }] as Shape[];
const faded = (line: string) => shapes.map(fading(shapes, line));

it('what belongs to other lines fades', () => expect(faded('3')).toEqual([false, true, false]));
it('without a line nothing does', () => expect(faded('')).toEqual([false, false, false]));
it('nor where nothing is drawn for the line', () => expect(faded('4–9')).toEqual([false, false, false]));
