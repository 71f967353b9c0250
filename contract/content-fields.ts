import { z } from 'zod'
import { isInKnownYears } from './is-in-known-years.ts'
import { isWellLooked } from './picture-look.ts'

/** Fields of what stations show. Their messages say what was expected: 'uma cor #rrggbb'. */

/** Numbers are columns of 32 bits. */
export const idField = z.int().positive().max(2_147_483_647)
export const instantField = z.iso
  .datetime({ abort: true })
  .refine(isInKnownYears, 'um instante, como 2026-03-31T12:00:00Z')
export const colorField = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'uma cor #rrggbb')
/**
 * The address of a file to show: one of the station's `assets/` folder, an absolute path of this server, or an http(s) address. A fragment may say
 * how a picture is cut and treated (ADR 154).
 */
export const assetField = z
  .string()
  .regex(
    /^(assets\/[\w./-]+(#(foco|tom)=.+)?|\/(?![/\\]).+|https?:\/\/.+)$/,
    'assets/arquivo, /caminho ou https://…',
  )
  .refine(isWellLooked, 'um ponto de foco, como #foco=30,20')
export const httpUrlField = z.string().regex(/^https?:\/\/.+/, 'um endereço http(s)')
/** The address of a page to open: another site, or a page of this one that no other kind of link names. */
export const webAddressField = z
  .string()
  .regex(
    /^(https?:\/\/.+|\/(?![/\\])[^\\\p{Cc}]*)$/u,
    'um endereço http(s) ou um caminho deste site, como /criar-estacao',
  )

/**
 * Turns what a schema expects into a sentence for whoever fills in a form: 'Informe uma cor #rrggbb'; sentences stay as
 * they are. Pure.
 */
export const asSentence = (message: string): string =>
  /^uma? /.test(message) ? `Informe ${message}` : message
