import { AiTab } from './ai-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { TeamTab } from './team-tab.tsx';

export type TabName = 'general' | 'ai' | 'notifications' | 'team';

export function SettingsTab({ name }: { name: TabName }) {
  switch (name) {
    case 'general':
      return <GeneralTab />;
    case 'ai':
      return <AiTab />;
    case 'notifications':
      return <NotificationsTab />;
    case 'team':
      return <TeamTab />;
  }
}
