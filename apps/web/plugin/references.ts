// Which constant data a set of functions can reach, by the relocations that the linker left: what they name, and
// what that names in turn. Whatever else stands in memory they cannot know the address of.

import { Bytes, kCode, kData, sectionsOf, segmentsOf, type Piece } from './module';

interface Symbol {
  segment: number;
  offset: number;
  size: number;
}
interface Reference {
  at: number; // in the content of the section
  symbol: number;
}

const kSymbolTable = 8;
const kUndefined = 0x10;
const kAbsolute = 0x200;
const kWithName = 0x40;
const [kFunction, kDatum, kGlobal, kSection, kTag, kTable] = [0, 1, 2, 3, 4, 5];

// Only data is of interest; the other kinds keep their place in the list.
function symbolsOf(data: Uint8Array, start: number, end: number): (Symbol | null)[] {
  const bytes = new Bytes(data, start);
  bytes.number(); // version
  while (bytes.at < end) {
    const kind = bytes.byte();
    const size = bytes.number();
    if (kind !== kSymbolTable) {
      bytes.at += size;
      continue;
    }
    return Array.from({ length: bytes.number() }, () => readSymbol(bytes));
  }
  throw new Error('the linker left no table of symbols');
}

function readSymbol(bytes: Bytes): Symbol | null {
  const kind = bytes.byte();
  const flags = bytes.number();
  const isDefined = (flags & kUndefined) === 0;
  if (kind === kDatum) {
    bytes.text();
    if (!isDefined) return null;
    const [segment, offset, size] = [bytes.number(), bytes.number(), bytes.number()];
    return flags & kAbsolute ? null : { segment, offset, size };
  }
  if (![kFunction, kGlobal, kSection, kTag, kTable].includes(kind)) throw new Error(`a symbol of kind ${kind}`);
  bytes.number();
  if (kind !== kSection && (isDefined || flags & kWithName)) bytes.text();
  return null;
}

// Kinds of relocations that carry an addend; the others are a place and an index.
const kAddresses = [3, 4, 5, 11, 14, 15, 16, 17, 21, 23, 25];
const kOffsets = [8, 9, 22];

function referencesOf(data: Uint8Array, start: number): Reference[] {
  const bytes = new Bytes(data, start);
  bytes.number(); // of which section
  const found: Reference[] = [];
  for (let left = bytes.number(); left > 0; left--) {
    const kind = bytes.byte();
    const at = bytes.number();
    const symbol = bytes.number();
    if (kAddresses.includes(kind) || kOffsets.includes(kind)) bytes.signed();
    if (kAddresses.includes(kind)) found.push({ at, symbol });
  }
  return found;
}

// Where each function's body ends, in the content of the section.
function endsOfFunctions(data: Uint8Array, start: number): number[] {
  const bytes = new Bytes(data, start);
  return Array.from({ length: bytes.number() }, () => {
    const size = bytes.number();
    bytes.at += size;
    return bytes.at - start;
  });
}

const firstBeyond = (sorted: number[], value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] > value) high = middle;
    else low = middle + 1;
  }
  return low;
};

export interface Parted {
  reached: Piece[];
  others: Piece[];
}

// Gaps that are shorter cost more as a piece of their own.
const kShortest = 24;

// `isKept` says of every function, in the order of the section, whether it may run. Only constants are parted:
// what the program writes must not be laid down twice.
export function partData(linked: Uint8Array, isKept: (index: number) => boolean): Parted {
  const sections = sectionsOf(linked);
  const find = (id: number, name = '') => {
    const found = sections.find((section) => section.id === id && section.name === name);
    if (!found) throw new Error(`the module has no section ${name || id}`);
    return found;
  };
  const code = find(kCode);
  const dataAt = find(kData);
  const symbols = symbolsOf(linked, find(0, 'linking').start, find(0, 'linking').end);
  const segments = segmentsOf(linked, dataAt);
  const ends = endsOfFunctions(linked, code.start);
  // A segment's content begins at this place of the section.
  const places = segments.map(({ content }) => content.byteOffset - linked.byteOffset - dataAt.start);

  const hot = segments.map(({ content }) => new Uint8Array(content.length));
  const inData = referencesOf(linked, find(0, 'reloc.DATA').start).sort((a, b) => a.at - b.at);
  const spots = inData.map(({ at }) => at);
  const todo = referencesOf(linked, find(0, 'reloc.CODE').start)
    .filter(({ at }) => isKept(firstBeyond(ends, at)))
    .map(({ symbol }) => symbol);
  const seen = new Set<string>();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const symbol = symbols[next];
    if (!symbol) continue;
    const { segment, offset } = symbol;
    const key = `${segment}:${offset}:${symbol.size}`;
    if (seen.has(key)) continue;
    seen.add(key);
    hot[segment].fill(1, offset, offset + symbol.size);
    const from = places[segment] + offset;
    for (let i = firstBeyond(spots, from - 1); i < spots.length && spots[i] < from + symbol.size; i++)
      todo.push(inData[i].symbol);
  }
  return parted(segments, hot);
}

function parted(segments: Piece[], hot: Uint8Array[]): Parted {
  const [reached, others]: Piece[][] = [[], []];
  segments.forEach(({ address, content }, index) => {
    const isConstant = index === 0;
    if (!isConstant) return void reached.push({ address, content });
    for (let at = 0; at < content.length;) {
      const isHot = hot[index][at] === 1;
      let end = at;
      for (; end < content.length; end++) {
        if ((hot[index][end] === 1) === isHot) continue;
        if (!isHot) break;
        const after = hot[index].indexOf(1, end);
        if (after < 0 || after - end >= kShortest) break;
      }
      (isHot ? reached : others).push({ address: address + at, content: content.subarray(at, end) });
      at = end;
    }
  });
  return { reached, others };
}
