import { erasedOf, type Kept } from '../../platform/kept.ts'
import { codeSecrets, recoveryCodes } from './tables.ts'

/** What codes are made from: no copy has it, for it opens the account. */
export const codesKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Códigos em duas etapas',
    why: 'Para que a senha sozinha não abra a conta de quem cuida da estação.',
    basis: 'contract',
    howLong: 'Até os códigos serem desativados ou o acesso à gestão terminar.',
    rows: [
      erasedOf(codeSecrets),
      erasedOf(recoveryCodes, { 'Código de recuperação criado em': recoveryCodes.createdAt }),
    ],
  },
]
