import { and, eq, exists, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PeopleFilter } from '#contract/console/people/schemas.ts'
import { readOwnValue } from '#contract/people/own-fields/read-value.ts'
import { participants, plainOrder } from '../../people/access/tables.ts'
import { ownValues } from '../../people/own-fields/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { beginsWith } from '../../platform/db/found-in.ts'
import { inStation } from '../../platform/db/rows.ts'

type Asked = Pick<PeopleFilter, 'own' | 'ownFrom' | 'ownTo'> & { ownField: number }

/**
 * Who has something in a field of the station, or what is asked of it: a text by its beginning, one of the choices, yes or no, a number or
 * day by itself or from and to. Values of other kinds stand in other columns, so nobody is found by them. In a field that is
 * gone nobody has anything (PPL-17).
 */
export function hasOwn(ctx: ApiContext, { ownField, own, ownFrom, ownTo }: Asked): SQL {
  const value = ctx.db
    .select({ one: sql`1` })
    .from(ownValues)
    .where(
      inStation(
        ownValues,
        participants,
        eq(ownValues.participantId, participants.id),
        eq(ownValues.fieldId, ownField),
        and(
          own ? isValue(own) : undefined,
          ownFrom ? isBeyond(ownFrom, gte) : undefined,
          ownTo ? isBeyond(ownTo, lte) : undefined,
        ),
      ),
    )
  return exists(value)
}

const readAs = (kind: 'number' | 'date' | 'flag' | 'cpf' | 'phone', text: string) => {
  const read = readOwnValue({ kind, choices: [] }, text)
  return 'value' in read ? read.value : null
}

/** A text that is what was asked, in whatever column it can stand. */
function isValue(text: string): SQL | undefined {
  const [number, day, flag] = [readAs('number', text), readAs('date', text), readAs('flag', text)]
  const digits = readAs('cpf', text) ?? readAs('phone', text)
  return or(
    beginsWith(plainOrder(ownValues.text), text),
    typeof digits === 'string' ? beginsWith(plainOrder(ownValues.text), digits) : undefined,
    typeof number === 'number' ? eq(ownValues.number, number) : undefined,
    typeof day === 'string' ? eq(ownValues.day, day) : undefined,
    typeof flag === 'boolean' ? eq(ownValues.flag, flag) : undefined,
    sql`${ownValues.choices} @> array[${text}]::text[]`,
  )
}

/** A number or a day on one side of what was asked; of what is neither nobody. */
function isBeyond(text: string, compare: typeof gte | typeof lte): SQL {
  const [number, day] = [readAs('number', text), readAs('date', text)]
  const found = or(
    typeof number === 'number' ? compare(ownValues.number, number) : undefined,
    typeof day === 'string' ? compare(ownValues.day, day) : undefined,
  )
  return found ?? sql`false`
}
