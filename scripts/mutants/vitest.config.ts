import { defineConfig } from 'vitest/config'

/** The tests nearest to what Stryker changes (`stryker.config.json`): none of them needs a database or a page. */
export default defineConfig({
  test: {
    // Instrumented, and on a busy machine.
    testTimeout: 120_000,
    setupFiles: 'scripts/mutants/fewer-runs.ts',
    include: [
      'api/activities/participation/decide.test.ts',
      'api/commerce/cart/{totals,instalments}.test.ts',
      'api/commerce/orders/plan-refund.test.ts',
      'api/commerce/subscriptions/{prices,recurrence-dates}.test.ts',
      'contract/people/onboarding/mask-address.test.ts',
      'contract/activities/research/question-types.test.ts',
      'contract/commerce/orders/status.test.ts',
      'server/kept-pages.test.ts',
      'themes/{color,contrast,follow-primary,resolve,resolved-colors}.test.ts',
    ],
  },
})
