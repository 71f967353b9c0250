import { commentArea } from './activities/comments/area.ts'
import { homeArea } from './activities/home/area.ts'
import { invitationArea } from './activities/invitations/area.ts'
import { activityArea } from './activities/participation/area.ts'
import { quizArea } from './activities/quizzes/area.ts'
import { researchArea } from './activities/research/area.ts'
import { socialArea } from './activities/social/area.ts'
import { trophyArea } from './activities/trophies/area.ts'
import { videoArea } from './activities/videos/area.ts'
import { wallArea } from './activities/wall/area.ts'
import { walletArea } from './activities/wallet/area.ts'
import { writingArea } from './activities/writing/area.ts'
import { addressArea } from './commerce/addresses/area.ts'
import { cardArea } from './commerce/cards/area.ts'
import { cartArea } from './commerce/cart/area.ts'
import { catalogArea } from './commerce/catalog/area.ts'
import { orderArea } from './commerce/orders/area.ts'
import { paymentArea } from './commerce/payments/area.ts'
import { planArea } from './commerce/plans/area.ts'
import { productSubscriptionArea } from './commerce/product-subscriptions/area.ts'
import { subscriptionArea } from './commerce/subscriptions/area.ts'
import { topUpArea } from './commerce/top-ups/area.ts'
import { voucherArea } from './commerce/vouchers/area.ts'
import { managementArea } from './console/area.ts'
import { accessArea } from './people/access/area.ts'
import { accountArea } from './people/account/area.ts'
import { codeArea } from './people/codes/area.ts'
import { contactMailArea } from './people/contact-mail/area.ts'
import { importedArea } from './people/imported/area.ts'
import { legalTextArea } from './people/legal-texts/area.ts'
import { linkArea } from './people/links/area.ts'
import { mergeArea } from './people/merges/area.ts'
import { noticeArea } from './people/notices/area.ts'
import { onboardingArea } from './people/onboarding/area.ts'
import { ownFieldsArea } from './people/own-fields/area.ts'
import { ownerChangeArea } from './people/owner-changes/area.ts'
import { privacyArea } from './people/privacy/area.ts'
import { recoveryArea } from './people/recovery/area.ts'
import { registrationChangeArea } from './people/registration-changes/area.ts'
import { teamArea } from './people/team/area.ts'
import type { Area } from './platform/area.ts'
import { fileArea } from './platform/files/area.ts'
import { mailArea } from './platform/mail/area.ts'
import { portArea } from './platform/ports/area.ts'
import { rateLimitArea } from './platform/rate-limit/area.ts'
import { accessLineArea } from './services/access-lines/area.ts'
import { accountabilityArea } from './services/accountability/area.ts'
import { appointmentArea } from './services/appointments/area.ts'
import { calendarArea } from './services/calendar/area.ts'
import { consultancyArea } from './services/consultancies/area.ts'
import { downloadArea } from './services/downloads/area.ts'
import { fuelArea } from './services/fuel/area.ts'
import { luckyNumberArea } from './services/lucky-numbers/area.ts'
import { memberCardArea } from './services/member-card/area.ts'
import { newsArea } from './services/news/area.ts'
import { siteArea } from './site/builder/area.ts'
import { publicArea } from './site/public/area.ts'
import { domainArea } from './stations/domains/area.ts'

/**
 * The areas of the API, each above those that it knows. Their parts of a folder are written in this order, and what
 * happened is told to them in it.
 */
export const areas: readonly Area[] = [
  rateLimitArea,
  mailArea,
  fileArea,
  portArea,
  domainArea,
  accessArea,
  linkArea,
  mergeArea,
  teamArea,
  ownerChangeArea,
  contactMailArea,
  noticeArea,
  onboardingArea,
  ownFieldsArea,
  recoveryArea,
  importedArea,
  accountArea,
  codeArea,
  registrationChangeArea,
  privacyArea,
  legalTextArea,
  activityArea,
  homeArea,
  videoArea,
  researchArea,
  writingArea,
  socialArea,
  commentArea,
  wallArea,
  invitationArea,
  trophyArea,
  walletArea,
  quizArea,
  voucherArea,
  planArea,
  addressArea,
  cardArea,
  catalogArea,
  cartArea,
  paymentArea,
  orderArea,
  subscriptionArea,
  productSubscriptionArea,
  topUpArea,
  memberCardArea,
  newsArea,
  downloadArea,
  accountabilityArea,
  accessLineArea,
  appointmentArea,
  consultancyArea,
  calendarArea,
  fuelArea,
  luckyNumberArea,
  publicArea,
  siteArea,
  managementArea,
]

for (const { extensions = [] } of areas) for (const begin of extensions) begin()
