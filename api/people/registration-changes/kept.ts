import { erasedOf, type Kept, signedAs } from '../../platform/kept.ts'
import { registrationChanges } from './tables.ts'

/** What members want changed in the association's own register. */
export const registrationChangeKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Alterações que você pediu no cadastro da associação',
    why: 'Para a associação mudar o cadastro dela como você pediu.',
    basis: 'contract',
    howLong: 'Depois de feitas, pelo prazo que a estação escolheu; sem escolha, cinco anos.',
    ends: [
      {
        ...{ key: 'registration-changes', name: 'Alterações cadastrais pedidas, depois de feitas' },
        ...{ table: registrationChanges, since: registrationChanges.doneAt },
        days: { usual: 1_825, least: 180, most: 1_825 },
      },
    ],
    isOf: ({ behaviour }) => behaviour.preRegistration,
    rows: [
      erasedOf(registrationChanges, {
        Pedido: registrationChanges.wanted,
        Quando: registrationChanges.createdAt,
        'Feito em': registrationChanges.doneAt,
      }),
      signedAs(registrationChanges, registrationChanges.doneBy, 'doneBy'),
    ],
  },
]
