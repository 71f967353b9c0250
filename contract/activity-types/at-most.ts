import { z } from 'zod'
import { fieldTexts } from '../fields.ts'

/** Gives the schema of a text of an activity's own part: bounded, for every participation and every voucher may read it (SEC-39). */
export const atMost = (max: number) => z.string().max(max, fieldTexts.max(max))
