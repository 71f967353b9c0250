import { z } from 'zod'
import { atMost } from './at-most.ts'

/** An address on the web. Its length is asked first: parsing a long one with marks in its host takes seconds (SEC-39). */
export const webAddress = atMost(2_000).pipe(z.url({ protocol: /^https?$/ }))
