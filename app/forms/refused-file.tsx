import type { FormEvent } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { formTexts } from './texts.ts'

const words = formTexts.refusedFile

type Props = {
  /** The name of the file on the person's device. */
  fileName: string
  /** The label of the button that sends the rest. */
  goOn: string
  /** The button that the rest goes with, where its form has several. */
  name?: string
  value?: string
}

/** The mark of the button that sends a form without the file that was refused. */
const without = 'data-sem-arquivo'

/** Asks before a form goes on without a file that was refused: it is somebody's decision, and the file is named (SOC-03, POL-05). */
export const RefusedFile = ({ fileName, goOn, ...button }: Props) => (
  <Alert tone="warning" title={words.title(fileName)} live>
    <Stack gap={8}>
      <p>{words.text}</p>
      <div>
        <Button variant="secondary" {...button} {...{ [without]: '' }}>
          {goOn}
        </Button>
      </div>
    </Stack>
  </Alert>
)

/** Whether a form was sent by that button. */
export const goesWithout = (event: FormEvent<HTMLFormElement>): boolean =>
  (event.nativeEvent as SubmitEvent).submitter?.hasAttribute(without) === true
