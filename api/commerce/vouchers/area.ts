import { bringTypes, participationUndone, shownToMember } from '../../activities/participation/index.ts'
import { contactAgreed, contactWithdrawn } from '../../people/privacy/index.ts'
import type { Area } from '../../platform/area.ts'
import { voucherCarried } from './carried.ts'
import { countContacts, withdrawContacts } from './contact-consent.ts'
import { voucherRoutes } from './http.ts'
import { voucherKept } from './kept.ts'
import { requireUnusedVoucher } from './require-unused.ts'
import { seedDemoVouchers } from './seed-demo.ts'
import { coupon } from './types/coupon.ts'
import { course } from './types/course.ts'
import { donation } from './types/donation.ts'
import { uncountDonation } from './types/gathered.ts'
import { showGathered } from './types/show-gathered.ts'

export const voucherArea: Area = {
  keeps: voucherKept,
  carries: voucherCarried,
  routes: voucherRoutes,
  seedDemo: seedDemoVouchers,
  extensions: [
    bringTypes(coupon, course, donation),
    participationUndone.heardBy(requireUnusedVoucher),
    participationUndone.heardBy(uncountDonation),
    shownToMember.answeredBy(showGathered),
    contactAgreed.answeredBy(countContacts),
    contactWithdrawn.heardBy(withdrawContacts),
  ],
}
