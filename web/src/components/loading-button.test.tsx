import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LoadingButton } from './loading-button.tsx';

describe('LoadingButton', () => {
  const button = () => screen.getByRole('button', { name: 'Save' });

  it('keeps focus during and after loading', () => {
    const { rerender } = render(
      <LoadingButton loading={false} disableRipple>
        Save
      </LoadingButton>,
    );
    act(() => button().focus());
    rerender(
      <LoadingButton loading disabled disableRipple>
        Save
      </LoadingButton>,
    );
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().hasAttribute('disabled')).toBe(false);
    rerender(
      <LoadingButton loading={false} disableRipple>
        Save
      </LoadingButton>,
    );
    expect(document.activeElement).toBe(button());
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  it('ignores clicks while loading and does not submit its form', () => {
    const pressed = jest.fn();
    const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={sent}>
        <LoadingButton type="submit" loading={loading} onClick={pressed}>
          Save
        </LoadingButton>
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

  it('can be disabled when not loading', () => {
    render(
      <LoadingButton loading={false} disabled>
        Save
      </LoadingButton>,
    );
    expect(button().hasAttribute('disabled')).toBe(true);
  });
});
