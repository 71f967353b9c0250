import type { FontName } from '../brand.ts'

/** `size`, `ascent`, `descent` in per cent: what makes the local face as wide and as high as the web face. */
type FallbackMetrics = { size: number; ascent: number; descent: number }
export type Family = {
  kind: 'sans' | 'serif'
  /** The second of the two weights that are shipped. */
  strong: 600 | 700
  regularFallback: FallbackMetrics
  strongFallback: FallbackMetrics
}

const metrics = (size: number, ascent: number, descent: number): FallbackMetrics => ({
  size,
  ascent,
  descent,
})

/**
 * Measured in Chromium with a canvas: width of a Portuguese sample text and font bounding box, web face against Arial
 * (sans) or Times New Roman (serif) of the matching weight. The swap to the web face then moves nothing.
 */
export const families: Record<FontName, Family> = {
  Lato: {
    kind: 'sans',
    strong: 700,
    regularFallback: metrics(96.21, 102.59, 22.14),
    strongFallback: metrics(92.6, 106.59, 23),
  },
  Inter: {
    kind: 'sans',
    strong: 600,
    regularFallback: metrics(105.79, 91.59, 22.78),
    strongFallback: metrics(101.72, 95.26, 23.69),
  },
  'Nunito Sans': {
    kind: 'sans',
    strong: 700,
    regularFallback: metrics(99.71, 101.39, 35.4),
    strongFallback: metrics(97.32, 103.88, 36.27),
  },
  'Source Sans 3': {
    kind: 'sans',
    strong: 600,
    regularFallback: metrics(91.62, 111.77, 43.66),
    strongFallback: metrics(88.79, 115.32, 45.05),
  },
  Montserrat: {
    kind: 'sans',
    strong: 600,
    regularFallback: metrics(108.98, 88.83, 23.03),
    strongFallback: metrics(106.32, 91.05, 23.61),
  },
  Poppins: {
    kind: 'sans',
    strong: 600,
    regularFallback: metrics(111.26, 94.37, 31.46),
    strongFallback: metrics(106.55, 98.55, 32.85),
  },
  Merriweather: {
    kind: 'serif',
    strong: 700,
    regularFallback: metrics(117.25, 83.93, 23.28),
    strongFallback: metrics(114.08, 86.25, 23.93),
  },
  'Roboto Slab': {
    kind: 'serif',
    strong: 600,
    regularFallback: metrics(115.48, 90.75, 23.47),
    strongFallback: metrics(110.28, 95.03, 24.57),
  },
}

/** Writes the CSS `font-family` of a family: the web face, its adjusted local face, the generic. */
export const fontStack = (name: FontName) =>
  `"${name}", "${name} Fallback", ${families[name].kind === 'sans' ? 'sans-serif' : 'serif'}`
