import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { texts } from './texts.ts'

type Props = {
  /** Of the draft, as the page shows it. */
  version: number
  canUndo: boolean
  canRedo: boolean
}

/** Back and forth between the states of the draft; nothing where there is no other. */
export const DraftSteps = ({ version, canUndo, canRedo }: Props) =>
  canUndo || canRedo ? (
    <Form noValidate method="post" action="/gestao/secoes" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <Cluster gap={4}>
        {canUndo ? (
          <Button name="intent" value="undo" variant="quiet" size="small" icon="undo">
            {texts.undo}
          </Button>
        ) : null}
        {canRedo ? (
          <Button name="intent" value="redo" variant="quiet" size="small" icon="redo">
            {texts.redo}
          </Button>
        ) : null}
      </Cluster>
    </Form>
  ) : null
