import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectToast, openPage } from '../../testing/open-page.tsx';

const { DocumentViewer } = await import('./document-viewer.tsx');

const URL_CALL = 'GET /documents/d1/url';

Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined });

test('a document downloads from a fresh URL each time, also while its preview fails', async () => {
  const { reply, sent } = await openPage(
    () => <DocumentViewer id="d1" name="Protocol.pdf" titleId="title" onClose={() => undefined} />,
    { as: 'Site Manager', path: '/documents', replies: { [URL_CALL]: { status: 500 } } },
  );
  await expectToast('openFailed');
  for (const [at, file] of ['GET https://files.test/first', 'GET https://files.test/second'].entries()) {
    reply(URL_CALL, { body: { url: file.slice(4) } });
    reply(file, {});
    const before = sent(URL_CALL).length;
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(sent(URL_CALL)).toHaveLength(before + 1));
    await waitFor(() => expect(sent(file)).toHaveLength(1));
    expect(sent(URL_CALL)).toHaveLength(before + 1);
    if (at === 0) await expectToast('downloadStarted', { name: 'Protocol.pdf' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', false));
  }
});
