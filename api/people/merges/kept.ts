import { erasedOf, type Kept, signedBy } from '../../platform/kept.ts'
import { accountMerges } from './tables.ts'

/** That two accounts became one. */
export const mergeKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Contas que foram juntadas à sua',
    why: 'Para que o que estava na outra conta continue sendo encontrado como seu.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    rows: [
      erasedOf(accountMerges, {
        Nome: accountMerges.name,
        'E-mail': accountMerges.email,
        CPF: accountMerges.cpf,
        Telefone: accountMerges.tel,
        Motivo: accountMerges.reason,
        Quando: accountMerges.createdAt,
      }),
      signedBy(accountMerges, accountMerges.byId, 'byName'),
    ],
  },
]
