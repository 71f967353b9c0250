import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { texts } from '../texts.ts'

/** What a station calls its privacy policy; a bank has a notice (STN-171). Pure. */
export const privacyTitle = (notice: StationConfig['behaviour']['privacyNotice']): string =>
  notice === 'bank' ? texts.legal.bankTitle : texts.legal.privacyTitle
