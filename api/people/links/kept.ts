import { erasedByEmail, erasedOf, type Kept } from '../../platform/kept.ts'
import { emailSubscriptions, shortLinks } from './tables.ts'

/** Links that somebody made, and whether their address gets news by mail. */
export const linkKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Novidades por e-mail',
    why: 'Para não mandar novidades a quem saiu da lista.',
    basis: 'consent',
    howLong: 'Enquanto a conta existir.',
    rows: [
      erasedByEmail(emailSubscriptions, emailSubscriptions.email, {
        'E-mail': emailSubscriptions.email,
        'Saiu em': emailSubscriptions.unsubscribedAt,
      }),
    ],
  },
  {
    group: 'account',
    name: 'Endereços curtos que você criou',
    why: 'Para que o link que você mandou a alguém continue abrindo.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    rows: [
      erasedOf(shortLinks, {
        Endereço: shortLinks.slug,
        Página: shortLinks.path,
        Quando: shortLinks.createdAt,
      }),
    ],
  },
]
