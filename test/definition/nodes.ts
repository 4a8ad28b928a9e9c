import {type JsonNode, readJson} from '../../src/record/index.ts';

/** A node from JSON text, or from a value. */
export function node(source: unknown): JsonNode {
  const reading = readJson(typeof source === 'string' ? source : JSON.stringify(source));
  if (!reading.ok) throw new Error(`This is no JSON: ${JSON.stringify(reading.issues)}`);
  return reading.node;
}

/** A definition with everything, as a value that a test may change. */
export function weather(changes: object = {}) {
  return {
    name: 'get_weather',
    description: 'Returns the weather of a city. Use it for the weather right now.',
    version: '1.2.0',
    parameters: {
      type: 'object',
      properties: {
        city: {type: 'string', minLength: 1, maxLength: 100},
        units: {type: 'string', enum: ['celsius', 'fahrenheit'], default: 'celsius'},
      },
      required: ['city'],
      additionalProperties: false,
    },
    returns: {
      type: 'object',
      properties: {temperature: {type: 'number'}, condition: {type: 'string'}},
      required: ['temperature', 'condition'],
    },
    rate_limit: {calls_per_minute: 60},
    examples: [
      {description: 'London', input: {city: 'London'}, output: {temperature: 14.5, condition: 'rain'}},
    ],
    errors: ['INVALID_PARAMS', 'NOT_FOUND'],
    readme: {install: 'npm install weather', setup: 'Nothing to set up.'},
    tests: ['fills in celsius'],
    ...changes,
  };
}
