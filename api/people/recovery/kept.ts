import { erasedOf, type Kept } from '../../platform/kept.ts'
import { passwordResets } from './tables.ts'

/** Links for another password. */
export const recoveryKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Pedidos de nova senha',
    why: 'Para que o link do e-mail valha uma vez e por pouco tempo.',
    basis: 'contract',
    howLong: 'Uma hora depois de usado ou vencido.',
    rows: [
      erasedOf(passwordResets, { 'Pedido em': passwordResets.createdAt, 'Usado em': passwordResets.usedAt }),
    ],
  },
]
