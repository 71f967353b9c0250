import { erasedByEmail, erasedOf, type Kept } from '../../platform/kept.ts'
import { siteDrafts, siteSignups } from './tables.ts'

/** A station that somebody is making. */
export const siteKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'A estação que você está criando',
    why: 'Para você continuar de onde parou.',
    basis: 'contract',
    howLong: 'Até a estação ficar pronta, ou até o prazo do rascunho.',
    rows: [
      erasedByEmail(siteSignups, siteSignups.email, {
        'E-mail': siteSignups.email,
        Quando: siteSignups.createdAt,
      }),
      erasedOf(siteDrafts, { Rascunho: siteDrafts.data, 'Mudado em': siteDrafts.updatedAt }),
    ],
  },
]
