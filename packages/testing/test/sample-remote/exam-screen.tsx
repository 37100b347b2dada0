import {
  Link,
  navigate,
  reportEvent,
  useNavigationState,
  useLeaveGuard,
  useRegion,
  type PageProps,
} from '@mockingbird/platform';

export interface ExamData {
  title: string;
}

export function ExamScreen({ data, params }: PageProps<ExamData>) {
  const { country } = useRegion();
  const handed = useNavigationState();
  const start = () => {
    reportEvent('test-started');
    navigate('/exam/next', { force: true });
  };
  useLeaveGuard(params.examId === 'guarded', { message: 'Really leave?', onLeave: () => undefined });
  return (
    <main>
      <h1>{data.title}</h1>
      <p>Region {country}</p>
      <p>Handed {JSON.stringify(handed ?? null)}</p>
      <button onClick={start}>Start</button>
      <Link to="/exam/other" state={{ minutes: 5 }}>
        Other exam
      </Link>
    </main>
  );
}
