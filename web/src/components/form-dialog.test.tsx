import { createSitePayload } from '@trialdesk/contract/payloads/create-site';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormDialog } from './form-dialog.tsx';
import { FormTextField } from './form-text-field.tsx';

let closed = 0;

beforeEach(() => {
  closed = 0;
  render(
    <FormDialog
      title="Add"
      initialValues={{ name: '' }}
      schema={createSitePayload}
      onSubmit={() => Promise.resolve()}
      onClose={() => closed++}
      submit="Save"
      isComplete={({ name }) => name.trim() !== ''}
    >
      {() => <FormTextField name="name" label="Name" />}
    </FormDialog>,
  );
});

const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

test('Escape closes a form as it was opened, and keeps typed text, as does a click beside it', () => {
  type('Harrow Clinic');
  escape();
  const beside = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(closed).toBe(0);
  type('');
  escape();
  expect(closed).toBe(1);
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(closed).toBe(2);
});

test('Cancel closes it whatever was typed', () => {
  type('Harrow Clinic');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toBe(1);
});

test('only a changed and complete form can be submitted', () => {
  expect(save().disabled).toBe(true);
  type('  ');
  expect(save().disabled).toBe(true);
  type('Harrow Clinic');
  expect(save().disabled).toBe(false);
});
