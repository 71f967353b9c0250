import { centsOf } from '#contract/activities/wallet/cents.ts'
import { useStation } from '../../../../station/use-station.ts'
import { priceInPoints } from '../../../../ui/amount.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { formatPoints } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Text } from '../../../../ui/text.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'
import * as css from './parts.css.ts'

/** Shows the cause of a donation (type 20); amounts lead to the sign-up. */
export function Donation({ activity }: BodyProps) {
  const { currency } = useStation()
  const [donation] = activity.donations
  if (!donation) return null
  return (
    <Panel title={donation.causes ? texts.activity.donation.title : undefined}>
      {donation.causes ? <Prose sanitizedHtml={donation.causes} under={2} /> : null}
      {donation.suggested.length > 0 ? (
        <>
          <Text kind="muted">{texts.activity.donation.amounts}</Text>
          <div className={css.links}>
            {donation.suggested.map((amount) => (
              <ButtonLink key={amount} href="/cadastrar" variant="secondary">
                {formatPoints(priceInPoints(centsOf(amount), currency), currency)}
              </ButtonLink>
            ))}
          </div>
        </>
      ) : null}
    </Panel>
  )
}
