// A linked module as its linker left it, with relocations (`--emit-relocs`): which functions there are, which
// pieces of constant data, and who refers to which. The format is WebAssembly's own and that of its tool
// conventions ("Linking.md").

export class Bytes {
  constructor(
    readonly data: Uint8Array,
    public at = 0,
  ) {}
  byte(): number {
    return this.data[this.at++];
  }
  // LEB128, up to 32 bits.
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }
  // The same with a sign; what is longer than 32 bits is cut.
  signed(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte >= 0x80) continue;
      return byte & 0x40 && shift + 7 < 32 ? value | (-1 << (shift + 7)) : value;
    }
  }
  text(): string {
    const size = this.number();
    this.at += size;
    return Buffer.from(this.data.subarray(this.at - size, this.at)).toString();
  }
}

export function leb(value: number): number[] {
  const out = [];
  for (; value >= 0x80; value = Math.floor(value / 128)) out.push((value % 128) + 0x80);
  return [...out, value];
}
function signedLeb(value: number): number[] {
  const out = [];
  for (;;) {
    const low = value & 0x7f;
    value >>= 7;
    if ((value === 0 && !(low & 0x40)) || (value === -1 && low & 0x40)) return [...out, low];
    out.push(low | 0x80);
  }
}

export interface Section {
  id: number;
  name: string; // of a custom section
  start: number; // of its content, behind the name
  end: number;
  from: number; // of all of it
}

export const kCustom = 0;
export const kCode = 10;
export const kData = 11;
const kDataCount = 12; // only for instructions that name a segment

export function sectionsOf(data: Uint8Array): Section[] {
  const found: Section[] = [];
  const bytes = new Bytes(data, 8);
  while (bytes.at < data.length) {
    const from = bytes.at;
    const id = bytes.byte();
    const size = bytes.number();
    const end = bytes.at + size;
    const name = id === kCustom ? bytes.text() : '';
    found.push({ id, name, start: bytes.at, end, from });
    bytes.at = end;
  }
  return found;
}

// Where it is in memory, and what stands there.
export interface Piece {
  address: number;
  content: Uint8Array;
}

export function segmentsOf(data: Uint8Array, section: Section): Piece[] {
  const bytes = new Bytes(data, section.start);
  const found: Piece[] = [];
  for (let left = bytes.number(); left > 0; left--) {
    const isActive = bytes.number() === 0 && bytes.byte() === 0x41; // i32.const
    if (!isActive) throw new Error('a data segment that is not simply placed');
    const address = bytes.signed();
    bytes.byte(); // end
    const size = bytes.number();
    found.push({ address, content: data.subarray(bytes.at, bytes.at + size) });
    bytes.at += size;
  }
  return found;
}

export function dataSection(pieces: Piece[]): Uint8Array {
  const parts = [Buffer.from(leb(pieces.length))];
  for (const { address, content } of pieces) {
    parts.push(Buffer.from([0, 0x41, ...signedLeb(address), 0x0b, ...leb(content.length)]), Buffer.from(content));
  }
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([kData, ...leb(body.length)]), body]);
}

// Without its data, with other data in its place. Data is the last of the sections that mean something.
export function withData(data: Uint8Array, pieces: Piece[]): Uint8Array {
  const kept = sectionsOf(data).filter(({ id }) => ![kData, kDataCount, kCustom].includes(id));
  return Buffer.concat([
    data.subarray(0, 8),
    ...kept.map(({ from, end }) => data.subarray(from, end)),
    dataSection(pieces),
  ]);
}

export function withoutCustom(data: Uint8Array): Uint8Array {
  const kept = sectionsOf(data).filter(({ id }) => id !== kCustom);
  return Buffer.concat([data.subarray(0, 8), ...kept.map(({ from, end }) => data.subarray(from, end))]);
}
