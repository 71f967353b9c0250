import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { formatPoints } from '../../ui/format.ts'
import type { InviteNotice } from './signup-state.server.ts'
import { texts } from './texts.ts'

/** Who invited, and the points for it; or why the code does not count. One may register either way (ONB-02). */
export function InviteBanner({ invite }: { invite: InviteNotice }) {
  const { currency } = useStation()
  const words = texts.signup.invite
  if (!invite.ok)
    return (
      <Alert tone="warning" title={words.invalid}>
        {invite.message} {words.goOn}
      </Alert>
    )
  const points = invite.points > 0 ? formatPoints(invite.points, currency) : null
  return (
    <Alert tone="success" title={words.valid}>
      {sentence(invite.inviter, points)}
    </Alert>
  )
}

function sentence(inviter: string | null, points: string | null): string | null {
  const words = texts.signup.invite
  if (inviter && points) return words.from(inviter, points)
  if (inviter) return words.fromOnly(inviter)
  return points && words.points(points)
}
