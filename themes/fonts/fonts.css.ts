import { globalFontFace } from '@vanilla-extract/css'
import { type FontName, fontNames } from '../brand.ts'
import { families } from './families.ts'
import { fontFile } from './file.ts'

/** All faces of all families: a browser fetches only those that a page uses. */
const locals = {
  sans: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto', 'Helvetica'],
    strong: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Arimo Bold',
      'Roboto Bold',
      'Helvetica Bold',
    ],
  },
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Noto Serif'],
    strong: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
      'Noto Serif Bold',
    ],
  },
} as const
const ranges = { regular: '400 500', strong: '600 900' } as const

function declare(name: FontName, style: 'regular' | 'strong') {
  const family = families[name]
  const fallback = style === 'regular' ? family.regularFallback : family.strongFallback
  globalFontFace(`"${name}"`, {
    src: `url(${fontFile(name, style === 'regular' ? 400 : family.strong)}) format("woff2")`,
    fontWeight: ranges[style],
    fontStyle: 'normal',
    fontDisplay: 'swap',
  })
  globalFontFace(`"${name} Fallback"`, {
    src: locals[family.kind][style].map((local) => `local("${local}")`).join(', '),
    fontWeight: ranges[style],
    fontStyle: 'normal',
    sizeAdjust: `${fallback.size}%`,
    ascentOverride: `${fallback.ascent}%`,
    descentOverride: `${fallback.descent}%`,
    lineGapOverride: '0%',
  })
}

for (const name of fontNames) {
  declare(name, 'regular')
  declare(name, 'strong')
}
