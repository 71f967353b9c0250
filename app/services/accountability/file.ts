import type { LoaderFunctionArgs } from '@remix-run/node'
import { transparencyCalls } from '#contract/services/accountability/endpoints.ts'
import { answerFile } from '../load-list.server.ts'

/** The document itself (TRA-01). */
export const loader = (args: LoaderFunctionArgs) => answerFile(args, transparencyCalls.file)
