import type { InvitationLink } from '#contract/activities/invitations/schemas.ts'
import { invitation as member } from '#contract/activity-types/invitation.ts'
import { type InviteBody, inviteBody } from '#contract/activity-types/invite-body.ts'
import { partnerInvitation as partner } from '#contract/activity-types/partner-invitation.ts'
import { memberOf } from '../../people/access/index.ts'
import { shortenPath } from '../../people/links/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { activityOfType, readBody, requireOpen } from '../participation/index.ts'
import type { activities } from '../participation/tables.ts'
import { countInvites } from './find-invite.ts'
import { invitationTexts } from './texts.ts'

const kindIds = { member: member.id, partner: partner.id }
type Kind = keyof typeof kindIds
const anyKind: Kind[] = ['member', 'partner']

/** An invitation the caller may use now. */
export type OpenInvitation = {
  activity: typeof activities.$inferSelect
  body: InviteBody
  participantId: number
  /** People who came by it so far. */
  invited: number
}

/**
 * An invitation that is published, open and not used up. @throws not_found, not_open, limit_reached,
 * prerequisites_missing
 */
export async function openInvitation(
  ctx: ApiContext,
  activityId: number,
  kinds: Kind[] = anyKind,
): Promise<OpenInvitation> {
  const participantId = memberOf(ctx)
  const activity = await activityOfType(
    ctx,
    activityId,
    kinds.map((kind) => kindIds[kind]),
  )
  await requireOpen(ctx, participantId, activity)
  const body = readBody(ctx, inviteBody.schema, activity)
  const invited = await countInvites(ctx, activityId, participantId)
  if (activity.limitPerUser !== null && invited >= activity.limitPerUser)
    throw new ApiError('limit_reached', invitationTexts.limitReached)
  return { activity, body, participantId, invited }
}

/** `{code}-U{userId}-E{stationId}`: who registers with it came by this person (GAP-57). */
const ownCode = ({ station }: ApiContext, { body, participantId }: OpenInvitation) =>
  `${body.code}-U${participantId}-E${station.id}`

/** The address people register at, and the short one that leads there. */
export async function ownLink(
  ctx: ApiContext,
  invitation: OpenInvitation,
  urls: UrlSettings,
): Promise<Pick<InvitationLink, 'code' | 'url' | 'short_url'>> {
  const code = ownCode(ctx, invitation)
  const path = `/cadastrar/${code}`
  const slug = await shortenPath(ctx, path, invitation.participantId)
  const base = stationUrl(ctx.station, urls)
  return { code, url: `${base}${path}`, short_url: `${base}/s/${slug}` }
}

/** The caller's own link for an invitation (ACT-01, ACT-19). @throws what `openInvitation` does */
export async function createInvitationLink(
  ctx: ApiContext,
  activityId: number,
  urls: UrlSettings,
): Promise<InvitationLink> {
  const invitation = await openInvitation(ctx, activityId)
  const { invited, activity } = invitation
  return { ...(await ownLink(ctx, invitation, urls)), invited, limit: activity.limitPerUser }
}
