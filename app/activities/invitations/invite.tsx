import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { createInvitationLink } from '#contract/activities/invitations/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { invitation } from '#contract/activity-types/invitation.ts'
import { partnerInvitation } from '#contract/activity-types/partner-invitation.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { PageErrors } from '../../forms/form-errors.tsx'
import { constraintsOf } from '../../forms/parse-form.server.ts'
import { activityErrorTitle } from '../../routing/activity-boundary.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import { isOpenOn } from '../../station/navigation.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { WhereOpen } from '../../station/where-open.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Points } from '../../ui/amount.tsx'
import { BrandIcon } from '../../ui/brand-icon.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Progress } from '../../ui/progress.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { whatsappHref } from '../../ui/share-links.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { invitationForm } from './email-fields.ts'
import { fieldCount } from './field-count.ts'
import * as css from './invite.css.ts'
import { MailForm, mailFormId } from './mail-form.tsx'
import { sendInvitations } from './send-invitations.server.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  { title: loaded ? texts.meta(loaded.name, loaded.station) : activityErrorTitle(error) },
]

const kinds: Record<number, 'member' | 'partner'> = {
  [invitation.id]: 'member',
  [partnerInvitation.id]: 'partner',
}

/** Loads the own link of an invitation and the mails by it (ACT-01, ACT-19). What may not be done is said by the activity. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = idOf(args.params.id)
  const action = await api.call(getAction, { params: { id } })
  const kind = kinds[action.type_id]
  if (!kind) throw data(null, { status: 404 })
  if (action.participation.state !== 'open') throw redirect(`/homepage/atividades/${id}`)
  const { link, usedUp } = await linkOf(api, id)
  const [rule] = action.member_get_members
  return {
    id,
    kind,
    link,
    usedUp,
    name: action.name,
    points: { inviter: rule?.points_inviter ?? 0, invited: rule?.points_invited ?? 0 },
    station: requireStation(args.context).config.name,
    constraint: constraintsOf(invitationForm(5)),
  }
}

/**
 * Creates the link, or gives the message that it is used up. People who have not taken part yet count, too: then the
 * activity is open and the link is not.
 */
async function linkOf(api: ApiClient, activityId: number) {
  try {
    return { link: await api.call(createInvitationLink, { body: { action_id: activityId } }), usedUp: null }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'limit_reached') throw problem
    return { link: null, usedUp: problem.firstMessage }
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { context, request } = args
  return sendInvitations({ api, context, request, activityId: idOf(args.params.id) })
}

function idOf(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}

export default function Invite() {
  const { id, kind, link, usedUp, name, points, station, constraint } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [query] = useSearchParams()
  return (
    <Container>
      <Stack gap={24}>
        <TextLink href={`/homepage/atividades/${id}`} kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
        <div className={css.head}>
          <Heading level={1}>{name}</Heading>
          <Text kind="muted">{texts[kind].lead}</Text>
        </div>
        <PageErrors formId={mailFormId} lastResult={answer?.form} />
        <Gains points={points} invited={link?.invited ?? null} limit={link?.limit ?? null} />
        {link ? (
          <div className={css.ways}>
            <ShareLink link={link.short_url} message={texts[kind].message(station)} />
            <MailForm
              key={query.get('enviado')}
              kind={kind}
              constraint={constraint}
              lastResult={answer?.form}
              count={fieldCount(answer?.count)}
            />
          </div>
        ) : (
          <UsedUp message={usedUp} />
        )}
      </Stack>
    </Container>
  )
}

/** Shows the limit's message and the way to the vouchers (D2§4). */
const UsedUp = ({ message }: { message: string | null }) => (
  <Alert
    tone="success"
    action={
      <WhereOpen to="/homepage/vouchers">
        <ButtonLink href="/homepage/vouchers" variant="secondary">
          {texts.vouchers}
        </ButtonLink>
      </WhereOpen>
    }
  >
    {message}
  </Alert>
)

export { ActivityBoundary as ErrorBoundary } from '../../routing/activity-boundary.tsx'

/** Closed with the shortcuts of the account (TEN-09). */
const list = '/homepage/convites-do-usuario'

type GainsProps = {
  /** The reward of each side, in decimal points. */
  points: { inviter: number; invited: number }
  invited: number | null
  limit: number | null
}

/** Shows the reward of both sides and how many invited people came so far. */
function Gains({ points, invited, limit }: GainsProps) {
  const station = useStation()
  const { currency } = station
  const sides = [
    { label: texts.gains.inviter, amount: points.inviter },
    { label: texts.gains.invited, amount: points.invited },
  ].filter(({ amount }) => amount > 0)
  return (
    <section className={css.gains}>
      {sides.length > 0 ? (
        <dl className={css.sides}>
          {sides.map(({ label, amount }) => (
            <Stack key={label} gap={4}>
              <dt className={css.sideLabel}>{label}</dt>
              <dd className={css.sideAmount}>
                <Points points={amount} currency={currency} size="large" gain />
              </dd>
            </Stack>
          ))}
        </dl>
      ) : null}
      <div className={css.came}>
        {invited !== null && limit !== null ? (
          <Progress
            value={invited}
            max={limit}
            label={texts.progress.label}
            detail={texts.progress.of(invited, limit)}
          />
        ) : null}
        {invited !== null && limit === null ? <p>{texts.came(invited)}</p> : null}
        {isOpenOn(station, list) ? (
          <TextLink href={list} kind="inherit" iconAfter="arrowRight">
            {texts.list}
          </TextLink>
        ) : null}
      </div>
    </section>
  )
}

type ShareLinkProps = { link: string; message: string }

/** Shows the own link: to copy, to send by WhatsApp or what the device offers, to show as a code. */
function ShareLink({ link, message }: ShareLinkProps) {
  const hydrated = useHydrated()
  const whatsapp = whatsappHref({ text: message, url: link })
  return (
    <section className={css.card} aria-labelledby="link-titulo">
      <Heading level={2} size="card" id="link-titulo">
        {texts.link.title}
      </Heading>
      <CopyField id="link-do-convite" label={texts.link.label} value={link} />
      <div className={css.buttons}>
        <a className={css.network} href={whatsapp} target="_blank" rel="noopener noreferrer">
          <BrandIcon name="whatsapp" className={css.logo} />
          {texts.link.whatsapp}
        </a>
        {hydrated && 'share' in navigator ? (
          <Button
            type="button"
            variant="secondary"
            icon="share"
            // Closing the sheet is no error.
            onClick={() => navigator.share({ text: message, url: link }).catch(() => undefined)}
          >
            {texts.link.native}
          </Button>
        ) : null}
      </div>
      <div className={css.qr}>
        <QrCode value={link} size={168} label={texts.link.qr} />
        <Text kind="smallMuted">{texts.link.qrHelp}</Text>
      </div>
    </section>
  )
}
