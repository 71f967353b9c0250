import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { getUser } from '#contract/services/member-card/endpoints.ts'
import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials-of.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { addresses, cacheName } from './addresses.ts'
import * as css from './card.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(loaded?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Loads the member's virtual card (VCD-01, STN-001, STN-148, STN-174a, STN-178). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const [card] = await api.call(getUser, { params: { id: participant.id } })
  if (!card) throw data(null, { status: 404 })
  return { station: requireStation(args.context).config.name, card }
}

export default function Card() {
  const { card } = useLoaderData<typeof loader>()
  const isKept = useKeptCard()
  return (
    <Container>
      <Stack gap={24}>
        <Heading level={1}>{texts.title}</Heading>
        <div className={css.page}>
          <CardFace card={card} />
          <Stack>
            <Text>{texts.intro}</Text>
            <Actions />
            <LargeCode card={card} />
            <div role="status">{isKept ? <Text kind="muted">{texts.kept}</Text> : null}</div>
          </Stack>
        </div>
      </Stack>
    </Container>
  )
}

/** Offers 'Imprimir' on desks, 'Salvar' on telephones (VCD-01). The server makes the picture: it needs no scripts. */
function Actions() {
  const hydrated = useHydrated()
  const save = { href: addresses.picture, reload: true, download: texts.file, icon: 'download' } as const
  return (
    <div className={css.actions}>
      <span className={css.onDesks}>
        {hydrated ? (
          <Button type="button" icon="document" onClick={() => window.print()}>
            {texts.print}
          </Button>
        ) : null}
        <ButtonLink {...save} variant="secondary">
          {texts.saveImage}
        </ButtonLink>
      </span>
      <span className={css.onPhones}>
        <ButtonLink {...save} width="phone">
          {texts.save}
        </ButtonLink>
      </span>
    </div>
  )
}

/** Shows the code large, for readers that do not take the small one. */
function LargeCode({ card }: { card: MemberCard }) {
  const { timezone } = useStation()
  return (
    <details>
      <summary className={css.enlarge}>
        <Icon name="qr" />
        {texts.enlarge}
      </summary>
      <div className={css.large}>
        <QrCode value={card.link} size={264} label={texts.qr} />
        <Text>{texts.enlargeHint}</Text>
        <Text kind="muted">{texts.expires(formatDateTime(card.link_expires_at, timezone))}</Text>
      </div>
    </details>
  )
}

/** Shows the card in the size and with the look of a real one, on the screen and on paper (VCD-01, VCD-02). */
function CardFace({ card }: { card: MemberCard }) {
  const station = useStation()
  return (
    <section className={css.place} aria-label={texts.card(station.name)} data-member-card>
      <div className={css.card} data-ground="fill">
        <span className={css.outer} aria-hidden />
        <span className={css.inner} aria-hidden />
        <p className={css.top}>
          <Mark />
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

/** The station's logo for the card's ground, else its other one on a plate, else its name. */
function Mark() {
  const { name, images } = useStation()
  const { primaryLogo, secondaryLogo } = images
  if (secondaryLogo) return <img className={css.logo} src={secondaryLogo} alt={name} height={40} />
  if (primaryLogo) return <img className={css.plated} src={primaryLogo} alt={name} height={40} />
  return <span className={css.station}>{name}</span>
}

/**
 * Keeps the card in this browser, so that its page opens without a connection, too (VCD-01, ADR 111): the worker of this page and
 * one answer. Whether it is kept; never where browsers have no workers or refuse them.
 */
function useKeptCard(): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    keepCard().then(setKept, () => setKept(false))
  }, [])
  return isKept
}

async function keepCard(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(addresses.worker, { scope: addresses.card })
  const answer = await fetch(addresses.copy, { cache: 'no-store' })
  if (!answer.ok || answer.redirected) return false
  const cache = await caches.open(cacheName)
  await cache.put(addresses.card, answer)
  await navigator.serviceWorker.ready
  return true
}
