import { CATEGORIES, PRIORITIES, PRIORITY_LABELS } from '@trialdesk/contract/choices';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useMemo, useState } from 'react';
import { ChoiceField } from '../../../../../components/choice-field.tsx';
import { SearchChoice } from '../../../../../components/search-choice.tsx';
import { DropdownDialog } from '../../../../../components/dropdown-dialog.tsx';
import { useMember } from '../../../../../lib/session/session-context.ts';
import { useStudies } from '../../../../../lib/sites-and-studies.ts';
import { useColleagues } from '../../../api/use-colleagues.ts';
import { DUES, GROUPS, OWNERS, type GroupName, type SortName } from '@trialdesk/contract/request-view';
import { activeFilters, isPerson, keyIn, type ListChoices, type ListFilters } from './list-choices.ts';

interface FilterMenuProps {
  choices: ListChoices;
  onFilter: (name: keyof ListFilters, value: string | null) => void;
  onGroup: (group: GroupName) => void;
  onSort: (sort: SortName) => void;
}

const SORT_LABELS: Record<SortName, string> = {
  activity: 'Latest activity',
  number: 'Number',
  title: 'Title',
  site: 'Site',
  study: 'Study',
  category: 'Category',
  priority: 'Priority',
  age: 'Age',
  due: 'Due',
  owner: 'Owner',
};

/** Filters, groups and, for screens without column headers, the order. */
export function FilterMenu({ choices, onFilter, onGroup, onSort }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const studies = useStudies(anchor !== null || choices.filters.study_id !== null);
  const named = useMemo(
    () => (studies.status === 'ready' ? studies.data.map(({ id: study, name }) => ({ id: study, label: name })) : []),
    [studies],
  );
  const count = activeFilters(choices.filters).length;
  const { study_id, priority, category, owner, due, safety } = choices.filters;
  const { user_id } = useMember();
  const colleagues = useColleagues(anchor !== null || isPerson(owner));
  const others = (colleagues.status === 'ready' ? colleagues.data : []).filter(({ id: each }) => each !== user_id);
  const isKnownOwner = !isPerson(owner) || others.some(({ id: each }) => each === owner);
  const filter = (name: keyof ListFilters) => (value: string) => onFilter(name, value === '' ? null : value);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {count === 0 ? 'Arrange' : `Arrange (${count})`}
      </Button>
      <DropdownDialog
        {...{ anchor, id }}
        label="Filter, group and order"
        onClose={() => setAnchor(null)}
        sx={{ mt: 1, width: 300 }}
      >
        <Box sx={{ display: 'grid', gap: 2, p: 2, pt: 2.5 }}>
          <SearchChoice
            label="Study"
            all="All studies"
            choices={named}
            value={named.find(({ id: study }) => study === study_id) ?? null}
            onChange={(study) => onFilter('study_id', study?.id ?? null)}
            isLoading={studies.status === 'loading'}
          />
          <ChoiceField
            label="Priority"
            all="All priorities"
            choices={PRIORITIES.toReversed().map((each) => ({ id: each, label: PRIORITY_LABELS[each] }))}
            value={priority ?? ''}
            onChange={filter('priority')}
          />
          <ChoiceField
            label="Due"
            all="Whenever due"
            choices={labelled(DUES)}
            value={due ?? ''}
            onChange={filter('due')}
          />
          <ChoiceField
            label="Safety"
            all="With and without safety words"
            choices={[{ id: 'yes', label: 'May need a safety report' }]}
            value={safety ?? ''}
            onChange={filter('safety')}
          />
          <ChoiceField
            label="Owner"
            all="All owners"
            choices={[
              { id: OWNERS.mine, label: 'Mine' },
              { id: OWNERS.nobodys, label: 'Unassigned' },
              ...others.map(({ id: each, name }) => ({ id: each, label: name })),
            ]}
            value={isKnownOwner ? (owner ?? '') : ''}
            onChange={filter('owner')}
          />
          <ChoiceField
            label="Category"
            all="All categories"
            choices={labelled(CATEGORIES)}
            value={category ?? ''}
            onChange={filter('category')}
          />
          <ChoiceField
            label="Group by"
            all={GROUPS.none}
            choices={labelled(GROUPS).filter(({ id: group }) => group !== 'none')}
            value={choices.group === 'none' ? '' : choices.group}
            onChange={(group) => onGroup(keyIn(GROUPS, group) ?? 'none')}
          />
          <ChoiceField
            label="Order by"
            all={SORT_LABELS.activity}
            choices={labelled(SORT_LABELS).filter(({ id: sort }) => sort !== 'activity')}
            value={choices.sort === 'activity' ? '' : choices.sort}
            onChange={(sort) => onSort(keyIn(SORT_LABELS, sort) ?? 'activity')}
          />
        </Box>
      </DropdownDialog>
    </>
  );
}

function labelled(choices: Readonly<Record<string, string>>): { id: string; label: string }[] {
  return Object.entries(choices).map(([id, label]) => ({ id, label }));
}
