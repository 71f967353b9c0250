import { erasedOf, type Kept } from '../../platform/kept.ts'
import { addresses } from './tables.ts'

/** Where somebody had something sent. */
export const addressKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Endereços de entrega',
    why: 'Para oferecer o endereço no seu próximo pedido.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    rows: [
      erasedOf(addresses, {
        CEP: addresses.cep,
        UF: addresses.state,
        Cidade: addresses.city,
        Bairro: addresses.neighborhood,
        Rua: addresses.street,
        Número: addresses.streetNumber,
        Complemento: addresses.complement,
        'Usado em': addresses.usedAt,
      }),
    ],
  },
]
