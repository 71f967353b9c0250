type Tone = 'brand' | 'soft' | 'ink' | 'line' | 'bold' | 'shade' | 'white' | 'tint'
type Block = readonly [tone: Tone, x: number, y: number, width: number, height: number]

const three = (tone: Tone, y: number, height: number): Block[] =>
  [4, 24, 44].map((x) => [tone, x, y, 16, height])
/** The same shape in a row or column. */
const dots = (y: number, shift: number): Block[] =>
  [0, 1, 2, 3, 4].map((at) => ['soft', 2 + shift + at * 13, y, 6, 6])

/** The blocks of the small picture of each choice, on 64 × 44. */
export const choicePictures: Readonly<Record<string, Readonly<Record<string, readonly Block[]>>>> = {
  home: {
    points: [
      ['brand', 4, 4, 22, 18],
      ['white', 7, 8, 12, 4],
      ['soft', 29, 4, 31, 18],
      ...three('soft', 26, 14),
    ],
    services: [
      ['soft', 4, 4, 38, 8],
      ['line', 4, 15, 11, 9],
      ['line', 17, 15, 11, 9],
      ['line', 31, 15, 11, 9],
      ['ink', 46, 6, 14, 2],
      ['ink', 46, 11, 12, 2],
      ['ink', 46, 16, 14, 2],
      ...three('soft', 28, 12),
    ],
    content: [
      ['soft', 4, 4, 56, 21],
      ['brand', 7, 12, 20, 10],
      ['white', 9, 15, 14, 2],
      ...three('soft', 29, 11),
    ],
  },
  frame: {
    top: [
      ['soft', 0, 0, 64, 8],
      ['brand', 4, 3, 8, 2],
      ['ink', 20, 3, 6, 2],
      ['ink', 30, 3, 6, 2],
      ...three('soft', 14, 24),
    ],
    rail: [
      ['soft', 0, 0, 16, 44],
      ['brand', 3, 4, 9, 3],
      ['ink', 3, 12, 9, 2],
      ['ink', 3, 18, 9, 2],
      ['ink', 3, 24, 9, 2],
      ['soft', 21, 6, 39, 14],
      ['soft', 21, 25, 18, 14],
      ['soft', 42, 25, 18, 14],
    ],
  },
  memberHeader: {
    paper: [['line', 0, 9, 64, 1], ['ink', 4, 4, 10, 2], ['ink', 22, 4, 6, 2], ...three('soft', 15, 23)],
    brand: [
      ['brand', 0, 0, 64, 10],
      ['white', 4, 4, 10, 2],
      ['white', 22, 4, 6, 2],
      ...three('soft', 15, 23),
    ],
  },
  card: {
    above: [
      ['soft', 16, 5, 32, 18],
      ['ink', 16, 27, 26, 3],
      ['ink', 16, 33, 16, 2],
    ],
    beside: [
      ['soft', 6, 11, 20, 22],
      ['ink', 30, 15, 26, 3],
      ['ink', 30, 21, 20, 2],
      ['brand', 30, 28, 10, 2],
    ],
    full: [
      ['soft', 14, 4, 36, 36],
      ['shade', 14, 26, 36, 14],
      ['white', 18, 30, 24, 3],
      ['white', 18, 35, 14, 2],
    ],
    ruled: [4, 17, 30].flatMap((y): Block[] => [
      ['line', 4, y, 56, 1],
      ['soft', 4, y + 3, 8, 7],
      ['ink', 16, y + 5, 26, 3],
      ['brand', 50, y + 5, 10, 2],
    ]),
  },
  ground: {
    paper: [['white', 10, 9, 44, 26]],
    tint: [
      ['tint', 0, 0, 64, 44],
      ['white', 10, 9, 44, 26],
    ],
    pattern: [...dots(3, 0), ...dots(14, 6), ...dots(25, 0), ...dots(36, 6), ['white', 10, 9, 44, 26]],
  },
  display: {
    calm: [
      ['ink', 6, 10, 24, 4],
      ['line', 6, 20, 50, 2],
      ['line', 6, 26, 44, 2],
      ['line', 6, 32, 48, 2],
    ],
    strong: [
      ['ink', 6, 6, 46, 10],
      ['line', 6, 22, 50, 2],
      ['line', 6, 28, 44, 2],
      ['line', 6, 34, 48, 2],
    ],
  },
  line: {
    hairline: [
      ['line', 11, 9, 42, 26],
      ['white', 12, 10, 40, 24],
    ],
    bold: [
      ['bold', 10, 8, 44, 28],
      ['white', 13, 11, 38, 22],
    ],
    float: [
      ['line', 14, 13, 40, 25],
      ['white', 12, 9, 40, 25],
    ],
  },
}
