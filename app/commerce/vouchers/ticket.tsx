import type { VoucherState } from '#contract/commerce/vouchers/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { cx } from '../../ui/class-names.ts'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Text } from '../../ui/text.tsx'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'
import * as css from './ticket.css.ts'

export type TicketProps = {
  /** 'Voucher', 'Cupom', 'Recibo de doação'. */
  kind: string
  name: string
  code: string
  /** Shown beside the code; receipts have none. */
  state?: VoucherState | undefined
  /** The address in the QR code; null without one. */
  link: string | null
  facts: readonly Description[]
  rules?: string | undefined
}

/** Shows a voucher, a coupon or a receipt as a piece of paper: on the screen, printed, and saved as a picture (ACT-S09). */
export function Ticket({ kind, name, code, state, link, facts, rules }: TicketProps) {
  const station = useStation()
  return (
    <div className={css.ticket} data-ticket>
      <div className={css.head} data-ground="fill">
        <p className={css.kind}>
          <span>{kind}</span>
          <span>{station.name}</span>
        </p>
        <p className={css.name}>{name}</p>
      </div>
      <div className={css.stub}>
        {link ? (
          <span className={cx(state !== 'valid' && css.faded)}>
            <QrCode value={link} size={176} label={texts.ticket.qr(code)} />
          </span>
        ) : null}
        <p className={css.codeLabel}>{texts.ticket.code}</p>
        <p className={css.code}>{code}</p>
        {state ? <StateBadge state={state} /> : null}
      </div>
      <div className={css.facts}>
        <DescriptionList items={facts} />
        {rules ? (
          <div className={css.rules}>
            <Text kind="muted">{texts.ticket.rules}</Text>
            <p>{rules}</p>
          </div>
        ) : null}
      </div>
    </div>
  )
}
