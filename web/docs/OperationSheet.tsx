import type { ApiOperation } from '#shared/apiDescription.ts';
import { Examples, Sample } from './Examples.tsx';
import { Prose } from './Prose.tsx';
import { Definitions, Fields, TypeName } from './SchemaFields.tsx';

const PEOPLE = { anyone: 'Anyone', person: 'Signed-in users', moderator: 'Moderators', superAdmin: 'Super admins' };

/** The documentation of a path with a method. */
export function OperationSheet({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, description, query, headers, pathParameters } = operation;
  const { requestBody, response, errors, examples, answer } = operation;
  const parameters = { ...pathParameters, ...query, ...headers };
  const place = (name: string) => (name in pathParameters ? 'in the path' : name in headers ? 'header' : null);
  return (
    <article id={id} aria-labelledby={`${id}-name`}>
      <div className="head">
        <h3 id={`${id}-name`}>{summary}</h3>
        <code>
          <span className="method">{method}</span> {path}
        </code>
      </div>
      <div>
        <p>
          {description && <Prose text={`${description} `} />}
          <span className="soft">
            <WhoMay operation={operation} />
          </span>
        </p>
        {Object.keys(parameters).length > 0 && (
          <>
            <p className="label">Parameters</p>
            <Definitions schemas={parameters} note={place} />
          </>
        )}
        {requestBody && (
          <>
            <p className="label">Body</p>
            <p>
              <code>{requestBody.type}</code>{' '}
              {requestBody.schema.title !== undefined && <TypeName schema={requestBody.schema} />}
            </p>
            <Fields schema={requestBody.schema} />
          </>
        )}
        <p className="label">Responses</p>
        <dl>
          <dt>
            <code>{response.status}</code>
          </dt>
          <dd>
            {response.type ? (
              <>
                <code>{response.type}</code> <TypeName schema={response.schema} />
                <Fields schema={response.schema} />
              </>
            ) : (
              'No body.'
            )}
          </dd>
          {errors.map(({ status, description }) => (
            <div key={status}>
              <dt>
                <code>{status}</code>
              </dt>
              <dd>
                <Prose text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="samples">
        <Examples id={id} examples={examples} />
        {answer !== null && <Sample name={`Response ${response.status}`} text={answer} />}
      </div>
    </article>
  );
}

function WhoMay({ operation: { access, scope } }: { operation: ApiOperation }) {
  if (scope === 'any') return `${PEOPLE[access]}, and any access token.`;
  if (scope === undefined) return `${PEOPLE[access]}, not access tokens.`;
  return (
    <>
      {PEOPLE[access]}, and access tokens with <code>{scope}</code>.
    </>
  );
}
