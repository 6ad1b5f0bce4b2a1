import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { WorkingButton } from './working-button.tsx';

describe('WorkingButton', () => {
  const button = () => screen.getByRole('button', { name: 'Save' });

  it('keeps the focus while it works and afterwards', () => {
    const { rerender } = render(
      <WorkingButton loading={false} disableRipple>
        Save
      </WorkingButton>,
    );
    act(() => button().focus());
    rerender(
      <WorkingButton loading disabled disableRipple>
        Save
      </WorkingButton>,
    );
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().hasAttribute('disabled')).toBe(false);
    rerender(
      <WorkingButton loading={false} disableRipple>
        Save
      </WorkingButton>,
    );
    expect(document.activeElement).toBe(button());
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  it('takes no press while it works, also not for the form it stands in', () => {
    const pressed = jest.fn();
    const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={sent}>
        <WorkingButton type="submit" loading={loading} onClick={pressed}>
          Save
        </WorkingButton>
      </form>
    );
    const { rerender } = render(form(true));
    fireEvent.click(button());
    expect(pressed).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
    rerender(form(false));
    fireEvent.click(button());
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is out of reach where there is nothing to begin', () => {
    render(
      <WorkingButton loading={false} disabled>
        Save
      </WorkingButton>,
    );
    expect(button().hasAttribute('disabled')).toBe(true);
  });
});
