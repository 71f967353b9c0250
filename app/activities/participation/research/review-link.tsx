import { TextLink } from '../../../ui/link.tsx'
import { reviewPath } from './survey-step.ts'
import { texts } from './texts.ts'

type ReviewLinkProps = {
  activityId: number
  /** Of anonymous answers nobody can say whose they are: there is nothing to look at (ADR 91). */
  anonymous: boolean
}

/** Leads whoever answered to what they answered (GAP-151). */
export const ReviewLink = ({ activityId, anonymous }: ReviewLinkProps) =>
  anonymous ? null : (
    <TextLink href={reviewPath(activityId)} kind="stand" icon="listBullets">
      {texts.review.see}
    </TextLink>
  )
