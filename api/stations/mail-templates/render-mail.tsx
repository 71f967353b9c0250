import { render, toPlainText } from '@react-email/render'
import type { StationRecord, UrlSettings } from '../../platform/station-record.ts'
import type { MailContent, RenderedMail } from './mail-content.ts'
import { type MailLook, mailLook } from './mail-look.ts'
import {
  activationMail,
  companySignupMail,
  contactProofMail,
  emailChangeMail,
  emailTakenMail,
  newBrowserMail,
  ownerInvitationMail,
  passwordChangedMail,
  passwordResetMail,
  welcomeMail,
} from './mails/account-mails.tsx'
import { appointmentMail } from './mails/appointment-mail.tsx'
import type { Draft } from './mails/draft.ts'
import { noticeMail } from './mails/notice-mail.tsx'
import { orderMail, orderReceiptsMail } from './mails/order-mails.tsx'
import {
  invitationMail,
  supportAnswerMail,
  supportDigestMail,
  supportMessageMail,
  supportReceivedMail,
} from './mails/other-mails.tsx'
import { pointsEndMail } from './mails/points-end-mail.tsx'
import { subscriptionMail } from './mails/subscription-mail.tsx'
import { personInvitationMail, teamChangedMail, teamInvitationMail } from './mails/team-mails.tsx'
import { topUpMail } from './mails/top-up-mail.tsx'
import { writingDecidedMail } from './mails/writing-mails.tsx'
import { MailPage } from './parts/mail-page.tsx'

/**
 * Renders a mail in the look of its station: HTML for every program, dark mode included, and a text part. What people
 * typed is escaped. Hand the result to `sendMail` with a recipient.
 */
export async function renderMail(
  station: Pick<StationRecord, 'slug' | 'config'>,
  urls: UrlSettings,
  content: MailContent,
): Promise<RenderedMail> {
  const look = mailLook(station, urls)
  const { subject, preheader, body, link, unsubscribeLink } = draft(look, station, content)
  const html = await render(
    <MailPage look={look} title={subject} preheader={preheader} link={link} unsubscribeLink={unsubscribeLink}>
      {body}
    </MailPage>,
  )
  return {
    subject,
    html,
    text: `${toPlainText(html)}\n`,
    ...(unsubscribeLink && { headers: listHeaders(unsubscribeLink) }),
  }
}

function draft(look: MailLook, { config }: Pick<StationRecord, 'config'>, content: MailContent): Draft {
  switch (content.kind) {
    case 'activation':
      return activationMail(look, content)
    case 'password-reset':
      return passwordResetMail(look, content)
    case 'owner-invitation':
      return ownerInvitationMail(look, content)
    case 'person-invitation':
      return personInvitationMail(look, content)
    case 'team-invitation':
      return teamInvitationMail(look, content)
    case 'team-changed':
      return teamChangedMail(look, content)
    case 'contact-proof':
      return contactProofMail(look, content)
    case 'password-changed':
      return passwordChangedMail(look, content, config.timezone)
    case 'new-browser':
      return newBrowserMail(look, content, config.timezone)
    case 'email-change':
      return emailChangeMail(look, content)
    case 'email-taken':
      return emailTakenMail(look, content)
    case 'welcome':
      return welcomeMail(look, content)
    case 'company-signup':
      return companySignupMail(look, content)
    case 'support-received':
      return supportReceivedMail(look, content)
    case 'support-answer':
      return supportAnswerMail(look, content)
    case 'support-message':
      return supportMessageMail(look, content)
    case 'support-digest':
      return supportDigestMail(look, content)
    case 'writing-decided':
      return writingDecidedMail(look, content)
    case 'order':
      return orderMail(look, content, config.timezone)
    case 'top-up':
      return topUpMail(look, content)
    case 'appointment':
      return appointmentMail(look, content, config.timezone)
    case 'notice':
      return noticeMail(look, content)
    case 'points-end':
      return pointsEndMail(look, content, config.currency)
    case 'subscription':
      return subscriptionMail(look, content, config.timezone)
    case 'order-receipts':
      return orderReceiptsMail(look, content)
    case 'invitation':
      return invitationMail(look, content)
  }
}

/** What lets mail programs offer 'leave the list' themselves (RFC 2369, RFC 8058). */
const listHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
