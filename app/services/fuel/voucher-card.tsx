import { writeDate } from '#contract/real-date.ts'
import type { FuelVoucher } from '#contract/services/fuel/schemas.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './fuel.css.ts'
import { texts } from './texts.ts'

/** A voucher somebody has: its code large, for the counter, and what it is worth until when (FUE-01). */
export function VoucherCard({ voucher }: { voucher: FuelVoucher }) {
  const { id, nomeCampanha, codigo, combustivel, tipoVoucher, volume, valorVoucher, usadoEm, ...days } =
    voucher
  const titleId = `voucher-${id}`
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={16}>
        <Heading level={3} size="card" id={titleId}>
          {nomeCampanha}
        </Heading>
        <p className={css.code}>{codigo}</p>
        <DescriptionList
          items={[
            { term: texts.fuel, value: combustivel },
            { term: texts.type, value: tipoVoucher },
            { term: texts.volume, value: texts.litres(volume) },
            { term: texts.value, value: formatBRL(Math.round(valorVoucher * 100)) },
            { term: texts.issued, value: writeDate(days.dataEmissao) },
            { term: texts.valid, value: writeDate(days.dataValidade) },
            ...(usadoEm ? [{ term: texts.used, value: writeDate(usadoEm) }] : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
