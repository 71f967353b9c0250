import { asDecimal, type Kept, numberOf, signedAs } from '../../platform/kept.ts'
import { fuelVouchers } from './tables.ts'

/** Vouchers of fuel that somebody took. */
export const fuelKept: readonly Kept[] = [
  {
    group: 'services',
    name: 'Vouchers de gasolina',
    why: 'Para você abastecer nas condições da campanha, as vezes que ela dá.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir, e depois dela nas contas da campanha.',
    stays: 'Ficam o código, o valor e o uso, sob um número sem nome.',
    isOf: ({ behaviour }) => behaviour.fuelCampaigns,
    rows: [
      numberOf(fuelVouchers, {
        Campanha: fuelVouchers.campaign,
        Combustível: fuelVouchers.fuel,
        Código: fuelVouchers.code,
        'Valor (R$)': asDecimal(fuelVouchers.valueCents),
        Quando: fuelVouchers.issuedAt,
        'Usado em': fuelVouchers.usedAt,
      }),
      signedAs(fuelVouchers, fuelVouchers.usedBy, 'usedBy'),
    ],
  },
]
