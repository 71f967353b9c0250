import { asDecimal, erasedOf, type Kept, numberOf } from '../../platform/kept.ts'
import { dependents, partnerMembers, vouchers } from './tables.ts'

/** What somebody holds by a code, who comes along, and for which partners they redeem. */
export const voucherKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Vouchers, cupons e recibos',
    why: 'Para você usar o que comprou, uma vez.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir, e depois dela nas contas da estação.',
    stays: 'Ficam o código, o valor e o uso, sob um número sem nome. O que não foi usado não vale mais.',
    rows: [
      numberOf(
        vouchers,
        {
          Tipo: vouchers.kind,
          Código: vouchers.code,
          Atividade: vouchers.activityId,
          'Preço (R$)': asDecimal(vouchers.priceCents),
          'Pode entrar em contato': vouchers.shouldContact,
          Quando: vouchers.createdAt,
          'Usado em': vouchers.redeemedAt,
          Onde: vouchers.redeemedPlace,
        },
        { shouldContact: null },
      ),
    ],
  },
  {
    group: 'shop',
    name: 'Dependentes',
    why: 'Para que a sua família use com você o voucher que vale para ela.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    rows: [erasedOf(dependents, { Nome: dependents.name, Parentesco: dependents.kinship })],
  },
  {
    group: 'shop',
    name: 'Parceiros por quem você atende',
    why: 'Para que você confira os vouchers do parceiro.',
    basis: 'contract',
    howLong: 'Até o parceiro ou a estação tirar você.',
    rows: [erasedOf(partnerMembers, { Parceiro: partnerMembers.partnerId })],
  },
]
