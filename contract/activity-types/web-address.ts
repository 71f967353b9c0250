import { z } from 'zod'
import { fieldTexts } from '../fields.ts'
import { hasShortHost } from '../has-short-host.ts'
import { mostLetters } from '../most-letters.ts'
import { atMost } from './at-most.ts'

/** An address on the web. Length and host are asked first: parsing a long host takes milliseconds, on every card (SEC-39). */
export const webAddress = atMost(mostLetters.webAddress)
  .refine(hasShortHost, { error: fieldTexts.other, abort: true })
  .pipe(z.url({ protocol: /^https?$/ }))
