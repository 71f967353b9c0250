import { sql } from 'drizzle-orm'
import { erasedOf, type Kept } from '../../platform/kept.ts'
import { ownFields, ownValues } from './tables.ts'

/** What a station keeps of its people in fields of its own. */
export const ownFieldsKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'O que a estação pergunta além do cadastro',
    why: 'Para a estação atender você pelo que ela precisa saber: cargo, matrícula, tamanho da camisa.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir, ou até a estação deixar de perguntar.',
    rows: [
      erasedOf(ownValues, {
        Campo: sql`(select f.name from ${ownFields} f where f.station_id = ${ownValues.stationId} and f.id = ${ownValues.fieldId})`,
        Texto: ownValues.text,
        Número: ownValues.number,
        Data: ownValues.day,
        'Sim ou não': ownValues.flag,
        Escolhas: ownValues.choices,
      }),
    ],
  },
]
