import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getUser } from '#contract/services/member-card/endpoints.ts'
import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { addresses } from './addresses.ts'
import * as css from './card.css.ts'
import { CardFace } from './card-face.tsx'
import { texts } from './texts.ts'
import { useKeptCard } from './use-kept-card.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(loaded?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** The member's virtual card (VCD-01, STN-001, STN-148, STN-174a, STN-178). */
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
          <div className={css.side}>
            <Text>{texts.intro}</Text>
            <Actions />
            <LargeCode card={card} />
            <div role="status">{isKept ? <Text kind="muted">{texts.kept}</Text> : null}</div>
          </div>
        </div>
      </Stack>
    </Container>
  )
}

/** 'Imprimir' on desks, 'Salvar' on telephones (VCD-01). The picture is the server's: it needs no scripts. */
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

/** For readers that do not take the small one. */
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
