import { type CourseBody, courseBody, course as courseType } from '#contract/activity-types/course.ts'
import { subscribeToCourse } from '#contract/commerce/vouchers/endpoints.ts'
import { type ActivityType, takePart } from '../../../activities/participation/index.ts'
import { ApiError } from '../../../platform/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { termsOf } from '../terms.ts'
import { voucherTexts } from '../texts.ts'
import { issueVoucher, newVoucherCode } from '../voucher-code.ts'

type Consents = { shouldContact: boolean; terms: boolean }

/** Type 4: a seat in a course, with the voucher that opens its door (ACT-04). Both consents are needed (GAP-60). */
export const course: ActivityType<CourseBody, Consents> = {
  contract: courseType,
  body: courseBody.schema,
  seats: ({ course }) => ({ total: course.seats ?? null, soldOut: voucherTexts.noSeats }),
  worth: (body, timeZone) => ({
    endsAt: termsOf('course', body, timeZone).endsAt,
    over: voucherTexts.courseOver,
  }),
  async take(_, { activity, input: { shouldContact, terms }, participantId }) {
    if (!shouldContact) throw ApiError.fields({ should_contact: voucherTexts.contactRequired })
    if (!terms) throw ApiError.fields({ terms: voucherTexts.termsRequired })
    const voucher = { kind: 'course', code: newVoucherCode() } as const
    return {
      data: { consents: { contact: shouldContact, terms } },
      voucher,
      after: (ctx, participationId) =>
        issueVoucher(ctx, {
          ...voucher,
          participantId,
          activityId: activity.id,
          participationId,
          shouldContact,
        }),
    }
  },
  routes(app) {
    serve(app, subscribeToCourse, async (ctx, { body, idempotencyKey: key }) => {
      const input = { shouldContact: body.should_contact, terms: body.terms }
      const done = await takePart(ctx, course, { activityId: body.presential_course, key, input })
      return { ...done, code: done.voucher?.code ?? '' }
    })
  },
}
