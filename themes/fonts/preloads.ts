import inter400 from '@fontsource/inter/files/inter-latin-400-normal.woff2?url'
import inter600 from '@fontsource/inter/files/inter-latin-600-normal.woff2?url'
import lato400 from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import lato700 from '@fontsource/lato/files/lato-latin-700-normal.woff2?url'
import merriweather400 from '@fontsource/merriweather/files/merriweather-latin-400-normal.woff2?url'
import merriweather700 from '@fontsource/merriweather/files/merriweather-latin-700-normal.woff2?url'
import montserrat400 from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff2?url'
import montserrat600 from '@fontsource/montserrat/files/montserrat-latin-600-normal.woff2?url'
import nunitoSans400 from '@fontsource/nunito-sans/files/nunito-sans-latin-400-normal.woff2?url'
import nunitoSans700 from '@fontsource/nunito-sans/files/nunito-sans-latin-700-normal.woff2?url'
import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import robotoSlab400 from '@fontsource/roboto-slab/files/roboto-slab-latin-400-normal.woff2?url'
import robotoSlab600 from '@fontsource/roboto-slab/files/roboto-slab-latin-600-normal.woff2?url'
import sourceSans400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url'
import sourceSans600 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url'
import type { Brand, FontName } from '../brand.ts'

const urls: Record<FontName, { regular: string; strong: string }> = {
  Lato: { regular: lato400, strong: lato700 },
  Inter: { regular: inter400, strong: inter600 },
  'Nunito Sans': { regular: nunitoSans400, strong: nunitoSans700 },
  'Source Sans 3': { regular: sourceSans400, strong: sourceSans600 },
  Montserrat: { regular: montserrat400, strong: montserrat600 },
  Poppins: { regular: poppins400, strong: poppins600 },
  Merriweather: { regular: merriweather400, strong: merriweather700 },
  'Roboto Slab': { regular: robotoSlab400, strong: robotoSlab600 },
}

/**
 * Gives the woff2 addresses worth a `<link rel="preload" as="font" type="font/woff2" crossorigin>`: text and headings.
 * Needs Vite (`?url` imports): call it from the portal, not from plain Node.
 */
export function fontPreloads(brand: Brand): string[] {
  return [urls[brand.fonts.body].regular, urls[brand.fonts.heading ?? brand.fonts.body].strong]
}
