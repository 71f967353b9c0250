import type { LoaderFunctionArgs } from '@remix-run/node'

/** The loader and the action of a frame's addresses that no page answers: its guard, then a 404 inside the frame. */
export const missingPage =
  (guard: (args: LoaderFunctionArgs) => unknown) =>
  async (args: LoaderFunctionArgs): Promise<never> => {
    await guard(args)
    throw new Response(null, { status: 404 })
  }
