import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDate } from '../../ui/format.ts'
import { initialsOf } from '../../ui/initials-of.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import * as css from './card.css.ts'
import { texts } from './texts.ts'

/** The card in the size and with the look of a real one, on the screen and on paper (VCD-01, VCD-02). */
export function CardFace({ card }: { card: MemberCard }) {
  const station = useStation()
  return (
    <section className={css.place} aria-label={texts.card(station.name)} data-member-card>
      <div className={css.card} data-ground="fill">
        <span className={css.outer} aria-hidden />
        <span className={css.inner} aria-hidden />
        <p className={css.top}>
          <span className={css.station}>{station.name}</span>
          <span className={css.kind}>{texts.kind}</span>
        </p>
        <div className={css.person}>
          <span className={css.photo} aria-hidden>
            {card.image ? (
              <img className={css.picture} src={card.image} alt="" width={144} height={144} />
            ) : (
              initialsOf(card.name)
            )}
          </span>
          <div>
            <p className={css.name}>{card.name}</p>
            {card.plan === null ? null : <p className={css.plan}>{texts.plan(card.plan)}</p>}
          </div>
        </div>
        <dl className={css.facts}>
          <div>
            <dt className={css.label}>{texts.number}</dt>
            <dd className={css.number}>{card.card_number}</dd>
          </div>
          <div>
            <dt className={css.label}>{texts.validUntil}</dt>
            <dd className={css.date}>{formatDate(card.valid_until)}</dd>
          </div>
        </dl>
        <div className={css.code}>
          <QrCode value={card.link} label={texts.qr} />
        </div>
      </div>
    </section>
  )
}
